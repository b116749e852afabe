-- A purse's balance is what its newest entry says. Looked at when the transaction ends, so that entry and balance may
-- be written in either order; a balance that moved without its entry undoes the whole transaction.
CREATE FUNCTION purse_matches_its_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held integer;
  entered integer;
BEGIN
  SELECT balance INTO held FROM purses WHERE kind = NEW.kind AND holder = NEW.holder;
  SELECT balance INTO entered FROM purse_entries
    WHERE kind = NEW.kind AND holder = NEW.holder ORDER BY id DESC LIMIT 1;
  IF held IS DISTINCT FROM coalesce(entered, 0) THEN
    RAISE EXCEPTION 'The balance of a purse moved without its entry: it holds % and its entries say %', held, entered;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER purses_match_entries AFTER INSERT OR UPDATE OF balance ON purses
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION purse_matches_its_entries();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER purse_entries_match_purse AFTER INSERT ON purse_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION purse_matches_its_entries();
--> statement-breakpoint
-- What an entry says is history: only how much of its points is still unspent may change.
CREATE FUNCTION purse_entry_is_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR (NEW.id, NEW.kind, NEW.holder, NEW.change, NEW.balance, NEW.reason, NEW.order_id, NEW.at)
    IS DISTINCT FROM (OLD.id, OLD.kind, OLD.holder, OLD.change, OLD.balance, OLD.reason, OLD.order_id, OLD.at) THEN
    RAISE EXCEPTION 'An entry of a purse is never changed and never deleted';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER purse_entries_are_history BEFORE UPDATE OR DELETE ON purse_entries
  FOR EACH ROW EXECUTE FUNCTION purse_entry_is_history();
