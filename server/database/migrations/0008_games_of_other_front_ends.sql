-- Other front ends write a bet's metadata as {"gameId":"dice","args":[]}. Plays of them were stored without their game.
-- Escaped halves of characters, which JSON has and text has not, stand for nothing here: a game's id has none.
CREATE FUNCTION "game_in_metadata"("metadata" text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
	"value" json;
BEGIN
	"value" := regexp_replace("metadata", '\\u(0000|d[89a-f][0-9a-f]{2})', '\\u003f', 'gi')::json;
	IF json_typeof("value" -> 'gameId') IS DISTINCT FROM 'string' THEN
		RETURN '';
	END IF;
	RETURN coalesce(substring("value" ->> 'gameId' FROM '^[a-z][a-z0-9]{0,19}$'), '');
EXCEPTION WHEN OTHERS THEN
	RETURN '';
END $$;
--> statement-breakpoint
CREATE TEMPORARY TABLE "renamed" AS
SELECT "id", "source_id", "token", "player", ("time_ms" / 86400000)::int AS "day", "game_in_metadata"("metadata") AS "game"
FROM "settled_games" WHERE "game" = '' AND "metadata" LIKE '{%' AND length("metadata") <= 16384;
--> statement-breakpoint
DELETE FROM "renamed" WHERE "game" = '';
--> statement-breakpoint
DROP FUNCTION "game_in_metadata"(text);
--> statement-breakpoint
UPDATE "settled_games" "g" SET "game" = "r"."game" FROM "renamed" "r" WHERE "g"."id" = "r"."id";
--> statement-breakpoint
-- The roll-ups by game of whatever these plays belong to are counted once more.
DELETE FROM "player_totals" WHERE ("source_id", "player", "token") IN (SELECT "source_id", "player", "token" FROM "renamed");
--> statement-breakpoint
INSERT INTO "player_totals" ("source_id", "player", "token", "game", "plays", "wins", "pushes", "wagered", "paid", "jackpots",
	"best_multiplier_bps", "first_ms", "last_ms")
SELECT "source_id", "player", "token", "game", count(*), count(*) FILTER (WHERE "outcome" = 1),
	count(*) FILTER (WHERE "outcome" = 0), sum("wager"), sum("payout"), sum("jackpot"), max("multiplier_bps"), min("time_ms"),
	max("time_ms")
FROM "settled_games" WHERE ("source_id", "player", "token") IN (SELECT "source_id", "player", "token" FROM "renamed")
GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
DELETE FROM "game_totals" WHERE ("source_id", "token") IN (SELECT "source_id", "token" FROM "renamed");
--> statement-breakpoint
INSERT INTO "game_totals" ("source_id", "token", "game", "plays", "wins", "pushes", "wagered", "paid", "creator_fees")
SELECT "source_id", "token", "game", count(*), count(*) FILTER (WHERE "outcome" = 1), count(*) FILTER (WHERE "outcome" = 0),
	sum("wager"), sum("payout"), coalesce(sum("creator_fee"), 0)
FROM "settled_games" WHERE ("source_id", "token") IN (SELECT "source_id", "token" FROM "renamed")
GROUP BY 1, 2, 3;
--> statement-breakpoint
DELETE FROM "game_days" WHERE ("source_id", "token", "day") IN (SELECT "source_id", "token", "day" FROM "renamed");
--> statement-breakpoint
INSERT INTO "game_days" ("source_id", "token", "game", "day", "plays", "wagered", "paid")
SELECT "source_id", "token", "game", ("time_ms" / 86400000)::int, count(*), sum("wager"), sum("payout")
FROM "settled_games"
WHERE ("source_id", "token", ("time_ms" / 86400000)::int) IN (SELECT "source_id", "token", "day" FROM "renamed")
GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
DROP TABLE "renamed";
