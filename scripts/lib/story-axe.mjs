import { AxeBuilder } from '@axe-core/playwright';

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose answer depends on colours; nothing else differs between the themes. */
const colours = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong, in words. @param {string} where the theme or the state of the page */
export async function findViolations(page, where, isColoursOnly = false) {
  // Without frames axe needs no second page to join results in.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ iframes: false });
  const { violations } = await (isColoursOnly ? axe.withRules(colours) : axe.withTags(everything)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id} (${where}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
