-- What players wagered of their bonus, which is no loss of their wallets. Partial plays do not say it and count as nothing.
ALTER TABLE "player_totals" ADD COLUMN "bonus" numeric(38, 0) NOT NULL DEFAULT 0;
--> statement-breakpoint
ALTER TABLE "game_days" ADD COLUMN "bonus" numeric(38, 0) NOT NULL DEFAULT 0;
--> statement-breakpoint
ALTER TABLE "platform_days" ADD COLUMN "bonus" numeric(38, 0) NOT NULL DEFAULT 0;
--> statement-breakpoint
ALTER TABLE "player_days" ADD COLUMN "bonus" numeric(38, 0) NOT NULL DEFAULT 0;
--> statement-breakpoint
UPDATE "player_totals" "t" SET "bonus" = "g"."bonus" FROM (
	SELECT "source_id", "player", "token", "game", sum("bonus_used") AS "bonus" FROM "settled_games"
	WHERE "bonus_used" > 0 GROUP BY 1, 2, 3, 4
) "g" WHERE "t"."source_id" = "g"."source_id" AND "t"."player" = "g"."player" AND "t"."token" = "g"."token"
	AND "t"."game" = "g"."game";
--> statement-breakpoint
UPDATE "player_days" "t" SET "bonus" = "g"."bonus" FROM (
	SELECT "source_id", "player", "token", ("time_ms" / 86400000)::int AS "day", sum("bonus_used") AS "bonus"
	FROM "settled_games" WHERE "bonus_used" > 0 GROUP BY 1, 2, 3, 4
) "g" WHERE "t"."source_id" = "g"."source_id" AND "t"."player" = "g"."player" AND "t"."token" = "g"."token"
	AND "t"."day" = "g"."day";
--> statement-breakpoint
UPDATE "game_days" "t" SET "bonus" = "g"."bonus" FROM (
	SELECT "source_id", "game", "token", ("time_ms" / 86400000)::int AS "day", sum("bonus_used") AS "bonus"
	FROM "settled_games" WHERE "bonus_used" > 0 GROUP BY 1, 2, 3, 4
) "g" WHERE "t"."source_id" = "g"."source_id" AND "t"."game" = "g"."game" AND "t"."token" = "g"."token"
	AND "t"."day" = "g"."day";
--> statement-breakpoint
UPDATE "platform_days" "t" SET "bonus" = "g"."bonus" FROM (
	SELECT "source_id", "token", ("time_ms" / 86400000)::int AS "day", sum("bonus_used") AS "bonus"
	FROM "settled_games" WHERE "bonus_used" > 0 GROUP BY 1, 2, 3
) "g" WHERE "t"."source_id" = "g"."source_id" AND "t"."token" = "g"."token" AND "t"."day" = "g"."day";
