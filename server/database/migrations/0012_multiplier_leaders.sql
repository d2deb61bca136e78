-- Who won with the highest multipliers in a token since a time. Nothing but this index is read to rank them.
CREATE INDEX "settled_games_multipliers" ON "settled_games" ("source_id", "token", "time_ms")
	INCLUDE ("multiplier_bps", "wager", "player", "id") WHERE "multiplier_bps" >= 100000;
