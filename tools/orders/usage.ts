/** What `npm run orders` prints when it is not clear what is wanted. */
export const USAGE = `npm run orders -- <order number> <what>

  show                                  where it stands, its lines, parcels, refunds and history
  pay [--amount 59.90] [--reference "…"]
                                        a bank transfer or a cheque has arrived; the whole sum when none is named
  produce [--early]                     the press takes it; early, although the shopper may still change it
  ship --carrier "…" [--tracking "…"] [--line 1] [--line 2x3] [--comment "…"]
                                        a parcel leaves: all that is left, or lines by their place, or 3 pieces of line 2
  deliver [parcel number]               a parcel has arrived
  complete                              nothing is left to do for it
  refund --all --reason "…" [--credit]  everything that is left, the way it was paid, or as store credit
  refund [--line 1] [--line 2x3] [--delivery 14.99] [--amount 5.00] --reason "…" [--credit]
                                        some pieces, of the delivery, a goodwill amount
  sent-back <credit memo number>        the bank transfer of a refund is on its way
  cancel --reason "…"                   before it is made; the shopper reads the reason on the order's page
  comment "…" [--for-shopper]           a note for the office, or for the shopper to read on the order's page
  ask-approval --line 1 "…"             the press waits until the shopper approves the proof; says what to look at
  settle-change --line 1 "…"            a change that the shopper wanted is settled; says how

The shop may run meanwhile. Set the same variables as for it, such as DATA_DIR, BRAND or DATABASE_URL.`
