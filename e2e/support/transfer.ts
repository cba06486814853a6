import type { Page } from '@playwright/test';

/** Pictures of this size, as they are dragged or copied from another program. @param names of their files */
export async function transferOf(page: Page, names: readonly string[], width: number, height: number) {
  return page.evaluateHandle(
    async (wanted) => {
      const canvas = new OffscreenCanvas(wanted.width, wanted.height);
      canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
      const blob = await canvas.convertToBlob();
      const transfer = new DataTransfer();
      for (const name of wanted.names) transfer.items.add(new File([blob], name, { type: 'image/png' }));
      return transfer;
    },
    { names, width, height },
  );
}
