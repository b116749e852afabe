/**
 * What the shop needs from a provider that checks who somebody is: a page of the provider's own, and its verdict.
 *
 * Nothing about the person comes through this port. Why: docs/decisions/0058-identification.md
 */
export interface IdentityCheck {
  /** Its name, for the shopper. */
  readonly provider: string
  /** Opens a check. The same key gives the same check. @throws IdentityCheckAway */
  begin(check: NewCheck): Promise<BegunCheck>
  /** How a check stands; undefined for one that the provider does not know. @throws IdentityCheckAway */
  find(checkId: string): Promise<FoundCheck | undefined>
  /**
   * Has the provider delete all that it collected in a check, which ends one that is still open. Idempotent.
   * @throws IdentityCheckAway @throws Error when the provider cannot do so yet, such as while it looks at documents
   */
  redact(checkId: string): Promise<void>
}

export interface NewCheck {
  /** The shop's own id of the check, and the key of this call. */
  key: string
  /** Where the provider's page sends the shopper afterwards; an address of the shop. */
  returnUrl: string
}

export interface BegunCheck {
  /** The provider's own. */
  checkId: string
  /** The provider's page, for this shopper alone: neither stored nor logged. */
  url: string
}

export interface FoundCheck {
  /** As `begin` was given it; undefined once the provider has deleted it, or for a check of somebody else's. */
  key: string | undefined
  standing: Standing
}

export type Standing =
  /** Not finished by the shopper; the address is good once, and a later call gives another one. */
  | { kind: 'open'; url: string | undefined }
  /** The provider is still looking. */
  | { kind: 'processing' }
  | { kind: Verdict }

/** What a check came to, for good. */
export type Verdict = 'verified' | 'declined' | 'cancelled'

/** Something has happened to a check; only a call to the provider says what. */
export interface IdentityEvent {
  /** The same for the same event, however often it is sent. */
  id: string
  checkId: string
}

/** The provider did not answer in time. The call may or may not have been carried out. */
export class IdentityCheckAway extends Error {
  constructor(call: string, cause: unknown) {
    super(`The identity check did not answer ${call}.`, { cause })
    this.name = 'IdentityCheckAway'
  }
}
