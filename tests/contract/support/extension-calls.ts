import { callBackups } from './backup-calls.ts';
import { callConversions, callOriginals } from './film-calls.ts';
import { callForgotten } from './forgotten-calls.ts';
import { callHistory } from './history-calls.ts';
import { callDuplicate, callLinks } from './link-calls.ts';
import { callLooks } from './look-calls.ts';
import { callMoving } from './moving-calls.ts';
import { callWatching } from './watching-calls.ts';
import type { ContractClient } from './provider-contract.ts';
import { callAdministrators } from './administrator-calls.ts';
import { callPasskeys, callSecondFactor } from './second-factor-calls.ts';
import { callDesk, callLog, callSessions } from './session-calls.ts';
import { callClosing, callPages, callSettings } from './settings-calls.ts';
import { callMessages } from './message-calls.ts';
import { callVisits } from './visit-calls.ts';

/** The calls of whole extensions, one after the other; each has every status answered that its operations name. */
export const extensionCalls: Readonly<Record<string, (client: ContractClient) => Promise<void>>> = {
  'the settings': callSettings,
  'whether the site is closed': callClosing,
  'plain pages': callPages,
  copies: callDuplicate,
  'links to what is sealed': callLinks,
  originals: callOriginals,
  'converted films': callConversions,
  'moving in': callMoving,
  'looks that are kept': callLooks,
  'what each save has left': callHistory,
  'who may log in': callAdministrators,
  'where one is logged in': callSessions,
  'the desk': callDesk,
  'the log': callLog,
  'what visitors saw': callVisits,
  'what visitors wrote': callMessages,
  'the second step of a login': callSecondFactor,
  passkeys: callPasskeys,
  'forgotten passwords': callForgotten,
  backups: callBackups,
  'what looks after a server': callWatching,
};
