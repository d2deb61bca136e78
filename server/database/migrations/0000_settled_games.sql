CREATE TABLE "settled_games" (
	"chain" text NOT NULL,
	"signature" text NOT NULL,
	"event_index" integer NOT NULL,
	"slot" bigint NOT NULL,
	"time_ms" bigint NOT NULL,
	"creator" text NOT NULL,
	"player" text NOT NULL,
	"token" text NOT NULL,
	"wager" numeric(20, 0) NOT NULL,
	"payout" numeric(20, 0) NOT NULL,
	"jackpot" numeric(20, 0) NOT NULL,
	"multiplier_bps" bigint NOT NULL,
	PRIMARY KEY ("chain", "signature", "event_index")
);
--> statement-breakpoint
CREATE INDEX "settled_games_newest" ON "settled_games" ("chain", "creator", "slot", "signature");
--> statement-breakpoint
CREATE INDEX "settled_games_of_player" ON "settled_games" ("chain", "creator", "player", "slot");
--> statement-breakpoint
CREATE TABLE "read_heads" (
	"chain" text NOT NULL,
	"creator" text NOT NULL,
	"newest" text,
	"read_at_ms" bigint NOT NULL,
	PRIMARY KEY ("chain", "creator")
);
--> statement-breakpoint
CREATE TABLE "unread_spans" (
	"id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	"chain" text NOT NULL,
	"creator" text NOT NULL,
	"before" text NOT NULL,
	"until" text
);
