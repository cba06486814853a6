/** The specified texts of the screen (specification, section 8, "Categories"); adding has no success text there. */
const consoleHint = 'Check console for details.';

export const texts = {
  added: 'Category added successfully!',
  updated: 'Category updated successfully!',
  deleted: 'Category deleted successfully!',
  addFailed: `Failed to add category... ${consoleHint}`,
  updateFailed: `Failed to update category... ${consoleHint}`,
  deleteFailed: `Failed to delete category... ${consoleHint}`,
} as const;

/** What happens to the projects of a category that is deleted; `null` where none is in it, or that is not known. */
export function describeUse(projectCount: number | undefined): string | null {
  if (projectCount === undefined || projectCount === 0) return null;
  return projectCount === 1
    ? '1 project is in this category and will have none.'
    : `${String(projectCount)} projects are in this category and will have none.`;
}
