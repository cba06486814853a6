/** What is said of links: the last of it is enough. */
export const linksTopic = 'links';

export const texts = {
  previewsEnd: 'Preview links of the draft then say that it is sealed, and to ask you for a personal link.',
  submitFirst: {
    client: 'Submit it first. Then you can make a link here for each client.',
    preview: 'Submit it first. Then you can copy a preview link here.',
  },
  noPreview:
    'Nobody but you sees it. A link shows it, as it was last submitted, to whoever you send it to, for 30 days.',
  unsaved:
    'What you have changed is not saved, and no link shows it. Saved as a draft it is seen by nobody but you and whoever has the link, for 30 days.',
  unsavedPublic:
    'What you have changed is not saved, and no link shows it: a link shows it as it was last submitted. To show it by a link alone, choose Draft.',
  neverSaved:
    'It is not saved yet. Saved as a draft it is seen by nobody but you and whoever you send the link to, for 30 days.',
  made: 'Link made. Copy it and send it.',
  makeFailed: 'The link could not be made.',
  copied: 'Link copied.',
  copyFailed: 'The link could not be copied. Select its address and copy it.',
  lost: 'It opens as before, but its address cannot be read here any more. Make another to have one to copy.',
  revoked: 'Link revoked. It opens nothing any more.',
  revokeFailed: 'The link could not be revoked.',
} as const;
