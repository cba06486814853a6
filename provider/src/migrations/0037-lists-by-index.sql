-- What a page reads of all projects, however many there are: how many each category has, a category in its order, and where something
-- stands that visitors are not shown.
CREATE INDEX project_counted ON project (category_id, visibility, publish_at);
CREATE INDEX project_in_category ON project (category_id, position);
DROP INDEX project_category;
CREATE INDEX project_hidden ON project (position) WHERE visibility <> 'public';
