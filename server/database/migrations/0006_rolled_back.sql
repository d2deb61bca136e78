-- A play that was rolled back is asked for again because it may land again, but nothing is missing while it does not.
ALTER TABLE "missing_transactions" ADD COLUMN "rolled_back" boolean NOT NULL DEFAULT false;
