-- What bets paid to the referrers of their players, in the transaction of the bet. A share counts while its bet is settled.
CREATE TABLE "referral_shares" (
	"source_id" integer NOT NULL REFERENCES "play_sources" ("id"),
	"signature" text NOT NULL,
	"player" text NOT NULL,
	"token" text NOT NULL,
	"referrer" text NOT NULL,
	"amount" numeric(20, 0) NOT NULL,
	"counted" boolean NOT NULL,
	PRIMARY KEY ("source_id", "signature", "player")
);
--> statement-breakpoint
CREATE INDEX "referral_shares_open" ON "referral_shares" ("source_id") WHERE NOT "counted";
--> statement-breakpoint
CREATE TABLE "referral_totals" (
	"source_id" integer NOT NULL REFERENCES "play_sources" ("id"),
	"referrer" text NOT NULL,
	"player" text NOT NULL,
	"token" text NOT NULL,
	"plays" bigint NOT NULL,
	"amount" numeric(38, 0) NOT NULL,
	PRIMARY KEY ("source_id", "referrer", "player", "token")
);
--> statement-breakpoint
-- Shares of the plays that are stored are read once more from the chain, after everything else. No figure but theirs waits.
ALTER TABLE "unread_spans" ADD COLUMN "for_shares" boolean NOT NULL DEFAULT false;
--> statement-breakpoint
INSERT INTO "unread_spans" ("source_id", "before", "for_shares")
SELECT "id", "newest", true FROM "play_sources" WHERE "newest" IS NOT NULL;
--> statement-breakpoint
INSERT INTO "missing_transactions" ("source_id", "signature", "attempts", "next_attempt_ms")
SELECT "id", "newest", 0, 0 FROM "play_sources" WHERE "newest" IS NOT NULL
ON CONFLICT DO NOTHING;
