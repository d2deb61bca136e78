-- One row per casino and chain replaces the two text columns that every play and every index entry repeated.
CREATE TABLE "play_sources" (
	"id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	"chain" text NOT NULL,
	"creator" text NOT NULL,
	"newest" text,
	"read_at_ms" bigint,
	UNIQUE ("chain", "creator")
);
--> statement-breakpoint
INSERT INTO "play_sources" ("chain", "creator")
	SELECT "chain", "creator" FROM "settled_games" UNION SELECT "chain", "creator" FROM "read_heads";
--> statement-breakpoint
ALTER TABLE "settled_games" RENAME TO "settled_games_before";
--> statement-breakpoint
ALTER INDEX "settled_games_pkey" RENAME TO "settled_games_before_pkey";
--> statement-breakpoint
DROP INDEX "settled_games_newest";
--> statement-breakpoint
DROP INDEX "settled_games_of_player";
--> statement-breakpoint
DROP TABLE "read_heads";
--> statement-breakpoint
DROP TABLE "unread_spans";
--> statement-breakpoint
CREATE TABLE "unread_spans" (
	"id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	"source_id" integer NOT NULL REFERENCES "play_sources" ("id"),
	"before" text NOT NULL,
	"until" text
);
--> statement-breakpoint
CREATE TABLE "missing_transactions" (
	"source_id" integer NOT NULL REFERENCES "play_sources" ("id"),
	"signature" text NOT NULL,
	"attempts" integer NOT NULL,
	"next_attempt_ms" bigint NOT NULL,
	PRIMARY KEY ("source_id", "signature")
);
--> statement-breakpoint
CREATE TABLE "open_bets" (
	"source_id" integer NOT NULL REFERENCES "play_sources" ("id"),
	"player" text NOT NULL,
	"signature" text NOT NULL,
	"slot" bigint NOT NULL,
	"time_ms" bigint NOT NULL,
	PRIMARY KEY ("source_id", "player", "signature")
);
--> statement-breakpoint
CREATE TABLE "bet_arrays" (
	"id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	"multipliers" text NOT NULL,
	"digest" text NOT NULL UNIQUE
);
--> statement-breakpoint
CREATE TABLE "settled_games" (
	"id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	"source_id" integer NOT NULL REFERENCES "play_sources" ("id"),
	"signature" text NOT NULL,
	"event_index" integer NOT NULL,
	"slot" bigint NOT NULL,
	"time_ms" bigint NOT NULL,
	"bet_signature" text,
	"bet_slot" bigint,
	"bet_time_ms" bigint,
	"commitment_slot" bigint,
	"player" text NOT NULL,
	"token" text NOT NULL,
	"pool" text,
	"game" text NOT NULL,
	"wager" numeric(20, 0) NOT NULL,
	"payout" numeric(20, 0) NOT NULL,
	"jackpot" numeric(20, 0) NOT NULL,
	"multiplier_bps" bigint NOT NULL,
	"outcome" smallint NOT NULL,
	"creator_fee" numeric(20, 0),
	"pool_fee" numeric(20, 0),
	"gamba_fee" numeric(20, 0),
	"jackpot_fee" numeric(20, 0),
	"bonus_used" numeric(20, 0),
	"jackpot_probability_ubps" bigint,
	"jackpot_result" bigint,
	"pool_liquidity" numeric(20, 0),
	"nonce" bigint,
	"client_seed" text,
	"rng_seed" text,
	"next_rng_seed_hashed" text,
	"result_index" integer,
	"bet_array_id" integer REFERENCES "bet_arrays" ("id"),
	"metadata" text,
	"finalized" boolean NOT NULL,
	"partial" boolean NOT NULL,
	UNIQUE ("source_id", "signature", "event_index")
);
--> statement-breakpoint
CREATE INDEX "settled_games_newest" ON "settled_games" ("source_id", "slot", "id");
--> statement-breakpoint
CREATE INDEX "settled_games_of_player" ON "settled_games" ("source_id", "player", "slot", "id");
--> statement-breakpoint
CREATE INDEX "settled_games_of_game" ON "settled_games" ("source_id", "game", "slot", "id");
--> statement-breakpoint
CREATE INDEX "settled_games_of_token" ON "settled_games" ("source_id", "token", "slot", "id");
--> statement-breakpoint
CREATE INDEX "settled_games_of_outcome" ON "settled_games" ("source_id", "outcome", "slot", "id");
--> statement-breakpoint
CREATE INDEX "settled_games_with_jackpot" ON "settled_games" ("source_id", "slot", "id") WHERE "jackpot" > 0;
--> statement-breakpoint
CREATE INDEX "settled_games_by_bet" ON "settled_games" ("source_id", "bet_signature") WHERE "bet_signature" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "settled_games_by_nonce" ON "settled_games" ("source_id", "player", "nonce") WHERE "nonce" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "settled_games_not_final" ON "settled_games" ("source_id", "slot") WHERE NOT "finalized";
--> statement-breakpoint
CREATE TABLE "player_totals" (
	"source_id" integer NOT NULL REFERENCES "play_sources" ("id"),
	"player" text NOT NULL,
	"token" text NOT NULL,
	"game" text NOT NULL,
	"plays" bigint NOT NULL,
	"wins" bigint NOT NULL,
	"pushes" bigint NOT NULL,
	"wagered" numeric(38, 0) NOT NULL,
	"paid" numeric(38, 0) NOT NULL,
	"jackpots" numeric(38, 0) NOT NULL,
	"best_multiplier_bps" bigint NOT NULL,
	"first_ms" bigint NOT NULL,
	"last_ms" bigint NOT NULL,
	PRIMARY KEY ("source_id", "player", "token", "game")
);
--> statement-breakpoint
CREATE TABLE "player_days" (
	"source_id" integer NOT NULL REFERENCES "play_sources" ("id"),
	"token" text NOT NULL,
	"day" integer NOT NULL,
	"player" text NOT NULL,
	"plays" bigint NOT NULL,
	"wins" bigint NOT NULL,
	"pushes" bigint NOT NULL,
	"wagered" numeric(38, 0) NOT NULL,
	"paid" numeric(38, 0) NOT NULL,
	"best_multiplier_bps" bigint NOT NULL,
	PRIMARY KEY ("source_id", "token", "day", "player")
);
--> statement-breakpoint
CREATE INDEX "player_days_of_player" ON "player_days" ("source_id", "player", "token", "day");
--> statement-breakpoint
CREATE TABLE "player_hours" (
	"source_id" integer NOT NULL REFERENCES "play_sources" ("id"),
	"token" text NOT NULL,
	"hour" integer NOT NULL,
	"player" text NOT NULL,
	"plays" bigint NOT NULL,
	"wagered" numeric(38, 0) NOT NULL,
	PRIMARY KEY ("source_id", "token", "hour", "player")
);
--> statement-breakpoint
CREATE TABLE "player_tokens" (
	"source_id" integer NOT NULL REFERENCES "play_sources" ("id"),
	"player" text NOT NULL,
	"token" text NOT NULL,
	"plays" bigint NOT NULL,
	"wagered" numeric(38, 0) NOT NULL,
	PRIMARY KEY ("source_id", "player", "token")
);
--> statement-breakpoint
CREATE INDEX "player_tokens_by_wager" ON "player_tokens" ("source_id", "token", "wagered" DESC, "player");
--> statement-breakpoint
CREATE TABLE "game_days" (
	"source_id" integer NOT NULL REFERENCES "play_sources" ("id"),
	"token" text NOT NULL,
	"game" text NOT NULL,
	"day" integer NOT NULL,
	"plays" bigint NOT NULL,
	"wagered" numeric(38, 0) NOT NULL,
	"paid" numeric(38, 0) NOT NULL,
	PRIMARY KEY ("source_id", "token", "game", "day")
);
--> statement-breakpoint
CREATE TABLE "game_totals" (
	"source_id" integer NOT NULL REFERENCES "play_sources" ("id"),
	"token" text NOT NULL,
	"game" text NOT NULL,
	"plays" bigint NOT NULL,
	"wins" bigint NOT NULL,
	"pushes" bigint NOT NULL,
	"wagered" numeric(38, 0) NOT NULL,
	"paid" numeric(38, 0) NOT NULL,
	PRIMARY KEY ("source_id", "token", "game")
);
--> statement-breakpoint
CREATE TABLE "platform_days" (
	"source_id" integer NOT NULL REFERENCES "play_sources" ("id"),
	"token" text NOT NULL,
	"day" integer NOT NULL,
	"plays" bigint NOT NULL,
	"players" bigint NOT NULL,
	"wagered" numeric(38, 0) NOT NULL,
	"paid" numeric(38, 0) NOT NULL,
	PRIMARY KEY ("source_id", "token", "day")
);
--> statement-breakpoint
CREATE TABLE "platform_players" (
	"source_id" integer NOT NULL REFERENCES "play_sources" ("id"),
	"player" text NOT NULL,
	"plays" bigint NOT NULL,
	PRIMARY KEY ("source_id", "player")
);
--> statement-breakpoint
CREATE TABLE "platform_totals" (
	"source_id" integer PRIMARY KEY REFERENCES "play_sources" ("id"),
	"plays" bigint NOT NULL,
	"players" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pool_days" (
	"source_id" integer NOT NULL REFERENCES "play_sources" ("id"),
	"token" text NOT NULL,
	"pool" text NOT NULL,
	"day" integer NOT NULL,
	"plays" bigint NOT NULL,
	"wagered" numeric(38, 0) NOT NULL,
	"paid" numeric(38, 0) NOT NULL,
	"pool_fees" numeric(38, 0) NOT NULL,
	"liquidity" numeric(20, 0) NOT NULL,
	"liquidity_slot" bigint NOT NULL,
	PRIMARY KEY ("source_id", "token", "pool", "day")
);
--> statement-breakpoint
-- Plays that were stored with fewer fields stay, marked as partial, until the indexer has read them again.
INSERT INTO "settled_games" (
	"source_id", "signature", "event_index", "slot", "time_ms", "player", "token", "game", "wager", "payout", "jackpot",
	"multiplier_bps", "outcome", "finalized", "partial")
SELECT "play_sources"."id", "signature", "event_index", "slot", "time_ms", "player", "token", '', "wager", "payout",
	"jackpot", "multiplier_bps", sign("payout" - "wager"), true, true
FROM "settled_games_before" JOIN "play_sources" USING ("chain", "creator") ORDER BY "slot", "signature", "event_index";
--> statement-breakpoint
DROP TABLE "settled_games_before";
--> statement-breakpoint
INSERT INTO "player_totals"
	SELECT "source_id", "player", "token", '', count(*), count(*) FILTER (WHERE "outcome" = 1),
		count(*) FILTER (WHERE "outcome" = 0), sum("wager"), sum("payout"), sum("jackpot"), max("multiplier_bps"),
		min("time_ms"), max("time_ms") FROM "settled_games" GROUP BY 1, 2, 3;
--> statement-breakpoint
INSERT INTO "player_days"
	SELECT "source_id", "token", "time_ms" / 86400000, "player", count(*), count(*) FILTER (WHERE "outcome" = 1),
		count(*) FILTER (WHERE "outcome" = 0), sum("wager"), sum("payout"), max("multiplier_bps")
	FROM "settled_games" GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
INSERT INTO "player_hours"
	SELECT "source_id", "token", "time_ms" / 3600000, "player", count(*), sum("wager")
	FROM "settled_games" GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
INSERT INTO "player_tokens"
	SELECT "source_id", "player", "token", sum("plays"), sum("wagered") FROM "player_totals" GROUP BY 1, 2, 3;
--> statement-breakpoint
INSERT INTO "game_days"
	SELECT "source_id", "token", '', "time_ms" / 86400000, count(*), sum("wager"), sum("payout")
	FROM "settled_games" GROUP BY 1, 2, 4;
--> statement-breakpoint
INSERT INTO "game_totals"
	SELECT "source_id", "token", "game", sum("plays"), sum("wins"), sum("pushes"), sum("wagered"), sum("paid")
	FROM "player_totals" GROUP BY 1, 2, 3;
--> statement-breakpoint
INSERT INTO "platform_days"
	SELECT "source_id", "token", "day", sum("plays"), count(*), sum("wagered"), sum("paid")
	FROM "player_days" GROUP BY 1, 2, 3;
--> statement-breakpoint
INSERT INTO "platform_players" SELECT "source_id", "player", sum("plays") FROM "player_totals" GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO "platform_totals" SELECT "source_id", sum("plays"), count(*) FROM "platform_players" GROUP BY 1;
