-- What the operator earned, per token and game, so that the revenue needs no reading of every play.
ALTER TABLE "game_totals" ADD COLUMN "creator_fees" numeric(38, 0) NOT NULL DEFAULT 0;
--> statement-breakpoint
UPDATE "game_totals" "t" SET "creator_fees" = "g"."fees" FROM (
	SELECT "source_id", "token", "game", sum("creator_fee") AS "fees" FROM "settled_games"
	WHERE "creator_fee" IS NOT NULL GROUP BY 1, 2, 3
) "g" WHERE "t"."source_id" = "g"."source_id" AND "t"."token" = "g"."token" AND "t"."game" = "g"."game";
--> statement-breakpoint
-- Plays of at least 10x are few, and the explorer lists them on their own.
CREATE INDEX "settled_games_tenfold" ON "settled_games" ("source_id", "slot", "id") WHERE "multiplier_bps" >= 100000;
