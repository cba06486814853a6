export const texts = {
  submitFirst: {
    client: 'Submit it first. Then you can make a link here for each client.',
    preview: 'Submit it first. Then you can copy a preview link here.',
  },
  made: 'Link made. Copy it and send it.',
  makeFailed: 'The link could not be made.',
  copied: 'Link copied.',
  copyFailed: 'The link could not be copied. Select its address and copy it.',
  revoked: 'Link revoked. It opens nothing any more.',
  revokeFailed: 'The link could not be revoked.',
} as const;
