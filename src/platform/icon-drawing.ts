/** What home screens ask for at most. In pixels. */
const edge = 512;

function load(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    picture.addEventListener('load', () => resolve(picture));
    picture.addEventListener('error', () => reject(new Error('This drawing cannot be shown here.')));
    picture.src = url;
  });
}

/** An icon that is a drawing, as a PNG on white; null for one that is a picture, or cannot be drawn here. */
export async function drawIcon(icon: File): Promise<File | null> {
  if (icon.type !== 'image/svg+xml') return null;
  const url = URL.createObjectURL(icon);
  try {
    const picture = await load(url);
    const canvas = document.createElement('canvas');
    canvas.width = edge;
    canvas.height = edge;
    const ground = canvas.getContext('2d');
    if (ground === null) return null;
    ground.fillStyle = 'white';
    ground.fillRect(0, 0, edge, edge);
    ground.drawImage(picture, 0, 0, edge, edge);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return blob === null ? null : new File([blob], 'icon.png', { type: 'image/png' });
  } catch {
    // The icon itself says what is wrong with it, or is taken without this one.
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}
