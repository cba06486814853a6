-- Pictures that were sent for the library stay, whether a text shows them or not.
ALTER TABLE text_picture ADD COLUMN kept @integer NOT NULL DEFAULT 0 CHECK (kept IN (0, 1));
