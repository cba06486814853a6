-- What somebody without a link finds at the address of a sealed project. What is there already shows what it did; of others the form decides
-- when they are sealed.
ALTER TABLE project ADD COLUMN sealed_shows @text NOT NULL DEFAULT 'titleAndPicture'
  CHECK (sealed_shows IN ('nothing', 'title', 'titleAndPicture'));
