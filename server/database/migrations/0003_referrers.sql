-- Whom each player's record on chain names, so that the leaders need no reading of every player's record.
CREATE TABLE "referrers" (
	"source_id" integer NOT NULL REFERENCES "play_sources" ("id"),
	"player" text NOT NULL,
	"referrer" text,
	"plays" bigint NOT NULL,
	"read_at_ms" bigint NOT NULL,
	PRIMARY KEY ("source_id", "player")
);
--> statement-breakpoint
CREATE INDEX "referrers_of" ON "referrers" ("source_id", "referrer") WHERE "referrer" IS NOT NULL;
