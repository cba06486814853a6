/** The specified texts of the project form (specification, sections 2 and 8, "Projects"). */
export const texts = {
  created: 'Project created successfully!',
  updated: 'Project updated successfully!',
  untitled: 'It is without a title.',
  failed: 'Failed to submit the project. Please check your server connection.',
  /** A film was cancelled or has failed. */
  held: 'Not sent: a film could not be converted. Convert it again, keep it as it is, or remove it.',
  /** Height by width, unlike the sizes of the grids (rulings, "Screens"). */
  headerAdvice: 'image 800X1500 and video 1080X1920',
  /** Behind the advice, so that nobody uploads a portrait. */
  headerAdviceRead: '(height × width, landscape)',
  /** The same in words that say which way round. */
  headerSizes: 'Picture 1500 wide × 800 high, film 1920 wide × 1080 high',
} as const;
