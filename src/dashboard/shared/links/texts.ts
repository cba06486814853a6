export const texts = {
  made: 'Link made. Copy it and send it.',
  makeFailed: 'The link could not be made.',
  copied: 'Link copied.',
  copyFailed: 'The link could not be copied. Select its address and copy it.',
  revoked: 'Link revoked. It opens nothing any more.',
  revokeFailed: 'The link could not be revoked.',
} as const;
