/** The devices of the bench, and a window of one. */

/** As Lighthouse slows a phone and a desktop down; throughput in bits a second. */
export const devices = {
  phone: {
    viewport: { width: 412, height: 823 },
    scale: 2.625,
    isMobile: true,
    network: { latency: 150, down: 1_600_000, up: 750_000 },
    cpu: 4,
  },
  desktop: {
    viewport: { width: 1350, height: 940 },
    scale: 1,
    isMobile: false,
    network: { latency: 40, down: 10_240_000, up: 10_240_000 },
    cpu: 1,
  },
};

/**
 * The devices pages are measured on: also a phone as Lighthouse slows it in the browser itself, where each request takes 562 ms
 * (`--throttling-method=devtools`).
 */
export const pageDevices = {
  ...devices,
  'slow phone': { ...devices.phone, network: { latency: 562.5, down: 1_474_560, up: 675_000 } },
};

/**
 * A new window that is as slow as its device, of somebody who has nothing yet.
 *
 * @returns {Promise<{ context, page, cdp }>} the context is to be closed
 */
export async function openSlowed(browser, { viewport, scale, isMobile, network, cpu }) {
  const context = await browser.newContext({ viewport, deviceScaleFactor: scale, isMobile, hasTouch: isMobile });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.down / 8,
    uploadThroughput: network.up / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { context, page, cdp };
}
