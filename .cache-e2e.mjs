const inRoot = (p) => new URL(p, 'file://' + process.cwd() + '/').href;
const pick = async (name) => { for (const ext of ['.ts', '.mjs']) { try { return await import(inRoot('scripts/lib/' + name + ext)); } catch (e) { if (e.code !== 'ERR_MODULE_NOT_FOUND') throw e; } } throw new Error(name); };
const { ensureBuilt } = await pick('build'); const { ensureChromium } = await pick('chromium'); const { startProvider } = await pick('provider'); const { runNode } = await pick('run');
await ensureBuilt();
const chromium = await ensureChromium();
const ps = await Promise.all([startProvider(), startProvider()]);
let code = 1;
try { ({ code } = await runNode(['node_modules/@playwright/test/cli.js', 'test', '--no-deps', ...process.argv.slice(2)], { env: { VITRINE_BASE_URLS: ps.map((p) => p.origin).join(' '), VITRINE_CHROMIUM: chromium, VITRINE_LONG: process.env.VITRINE_LONG ?? 'false', VITRINE_ADMIN_USERNAME: ps[0].username, VITRINE_ADMIN_PASSWORD: ps[0].password } })); }
finally { await Promise.all(ps.map((p) => p.stop())); }
process.exit(code);
