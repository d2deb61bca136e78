CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"nonce" text PRIMARY KEY,
	"wallet" text NOT NULL,
	"action" text NOT NULL,
	"message" text NOT NULL,
	"expires_at_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY,
	"wallet" text NOT NULL,
	"expires_at_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY,
	"count" integer NOT NULL,
	"until_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	"wallet" text NOT NULL,
	"text" text NOT NULL,
	"sent_at_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "chat_messages_of_wallet" ON "chat_messages" ("wallet", "id");
--> statement-breakpoint
CREATE TABLE "chat_reports" (
	"message_id" bigint NOT NULL REFERENCES "chat_messages" ("id") ON DELETE CASCADE,
	"reporter" text NOT NULL,
	"reported_at_ms" bigint NOT NULL,
	PRIMARY KEY ("message_id", "reporter")
);
--> statement-breakpoint
CREATE TABLE "chat_bans" (
	"wallet" text PRIMARY KEY,
	"until_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	"at_ms" bigint NOT NULL,
	"wallet" text NOT NULL,
	"action" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_override" (
	"id" integer PRIMARY KEY CHECK ("id" = 1),
	"enabled" boolean NOT NULL,
	"access_message" text NOT NULL,
	"offline_message" text NOT NULL,
	"changed_at_ms" bigint NOT NULL
);
