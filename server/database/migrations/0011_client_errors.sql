-- What fails in browsers, redacted, one row for each failure and UTC day. A row is deleted when its first report is too old.
CREATE TABLE "client_errors" (
	"key" text PRIMARY KEY,
	"id" text NOT NULL,
	"what" text NOT NULL,
	"name" text NOT NULL,
	"message" text NOT NULL,
	"frames" text NOT NULL,
	"page" text NOT NULL,
	"build" text NOT NULL,
	"browser" text NOT NULL,
	"count" bigint NOT NULL,
	"first_at_ms" bigint NOT NULL,
	"last_at_ms" bigint NOT NULL,
	"ends_at_ms" bigint NOT NULL
);
