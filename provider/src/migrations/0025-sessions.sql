-- What the browser says it is (User-Agent), so that an administrator tells their sessions apart; '' of those from before.
ALTER TABLE session ADD COLUMN user_agent @text NOT NULL DEFAULT '';
