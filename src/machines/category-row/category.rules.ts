/** What is wrong with a category's name, on add and on edit; `null` where nothing is (specification, section 5). */
export function checkCategoryName(name: string): string | null {
  return name.trim() === '' ? 'Category name cannot be empty!' : null;
}
