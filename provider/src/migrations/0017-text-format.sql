-- How a text is meant: as it is typed, or as Markdown. What is there already is shown as it was typed, to the letter.
ALTER TABLE project ADD COLUMN description_format @text NOT NULL DEFAULT 'plain'
  CHECK (description_format IN ('plain', 'markdown'));
ALTER TABLE story ADD COLUMN content_format @text NOT NULL DEFAULT 'plain'
  CHECK (content_format IN ('plain', 'markdown'));
