-- A message that was deleted, or whose author was banned, stays stored until it is too old, so that the owner can undo it.
ALTER TABLE "chat_messages" ADD COLUMN "removed" text;
