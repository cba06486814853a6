import { devices } from './devices.mjs';
import { visit } from './navigation.mjs';
import { median, show } from './numbers.mjs';
import { startOn } from './provider.mjs';
import { table, target } from './report.mjs';
import { makeStore } from './store.mjs';

/** The demo content as it is: it has the pages of the way. */
const demoProjects = 12;
/** From the first pointer event to the new page, where its reads are cached; in milliseconds. */
const limit = 100;
/** A wait this short shows no spinner, in milliseconds. */
const spinnerLimit = 150;

const columns = [
  'Step',
  'Warm: from pointer',
  'Warm: from decision',
  'Warm, still: from pointer',
  'Cold: from pointer',
  'Cold: from decision',
  'Cold: spinner',
];

/** The records of one step, of every visit. */
function recordsOf(visits, kind, name) {
  return visits.flatMap((one) => one[kind].filter(([step]) => step === name).map(([, record]) => record));
}

const medianOf = (records, member) => median(records.map((record) => record[member]));

function toRow(visits, name) {
  const [warm, still, cold] = ['warm', 'still', 'cold'].map((kind) => recordsOf(visits, kind, name));
  return [
    name,
    show(medianOf(warm, 'fromPointer')),
    show(medianOf(warm, 'fromDecision')),
    show(medianOf(still, 'fromPointer')),
    show(medianOf(cold, 'fromPointer')),
    show(medianOf(cold, 'fromDecision')),
    show(medianOf(cold, 'spinnerFor')),
  ];
}

/** In how many navigations a spinner was seen sooner after the decision than this many milliseconds. */
function spinners(visits, kinds, before) {
  const records = visits.flatMap((one) => kinds.flatMap((kind) => one[kind].map(([, record]) => record)));
  return records.filter(({ spinnerAfter }) => spinnerAfter !== null && spinnerAfter < before).length;
}

function targetsOf(deviceName, visits) {
  const names = visits[0].warm.map(([name]) => name);
  return [
    ...names.map((name) =>
      target(
        `${deviceName}, ${name}: warm, from pointer`,
        medianOf(recordsOf(visits, 'warm', name), 'fromPointer'),
        limit,
        {
          unit: 'ms',
        },
      ),
    ),
    target(`${deviceName}: spinners on known pages`, spinners(visits, ['warm', 'still'], Infinity), 0),
    target(
      `${deviceName}: spinners within ${spinnerLimit} ms on new pages`,
      spinners(visits, ['cold'], spinnerLimit),
      0,
    ),
  ];
}

/** @returns {Promise<string>} Markdown */
export async function benchNavigation({ browser, folder, runs }) {
  const provider = await startOn(await makeStore(folder, demoProjects));
  const found = {};
  try {
    for (const deviceName of Object.keys(devices)) {
      console.log(`Going from page to page on a ${deviceName} …`);
      found[deviceName] = [];
      for (let run = 0; run < runs; run += 1) found[deviceName].push(await visit(browser, deviceName, provider.origin));
    }
  } finally {
    await provider.stop();
  }
  const tableOf = (visits) =>
    table(
      columns,
      visits[0].warm.map(([name]) => toRow(visits, name)),
    );
  return [
    '## Navigation',
    'From page to page within a visit, slowed as above, led by the browser’s own input; medians in milliseconds until the frame that shows the first heading of the new page has been handed over (the one after it begins), nothing of the old page, no menu and nothing that waits in its place. “From pointer”: since the event of the pointer over the link, or of the touch on it; “from decision”: since the click, or the end of the touch; the way back since the call of the history. Warm: the visitor has been on that page in this visit, and the hand takes no time between coming and deciding, so that nothing is won by reading ahead; “still” with reduced motion, where no picture grows into the project’s header. Cold: the first time, by a hand that takes 100 ms (80 ms by touch) of that, which the page reads ahead in. “Spinner”: how long one was seen; the outlines of tiles are none.',
    '### From page to page on a phone',
    tableOf(found.phone),
    '### From page to page on a desktop',
    tableOf(found.desktop),
    '### Targets of navigation',
    table(
      ['What', 'Is', 'Should be', ''],
      Object.entries(found).flatMap(([name, visits]) => targetsOf(name, visits)),
    ),
  ].join('\n\n');
}
