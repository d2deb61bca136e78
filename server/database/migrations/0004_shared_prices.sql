-- The token prices that all API processes share: one of them asks the price service, the others read its answer.
CREATE TABLE "shared_prices" (
	"id" integer PRIMARY KEY,
	"body" text,
	"ask_again_at_ms" bigint NOT NULL
);
