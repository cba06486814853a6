import { createHash, randomBytes } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Clock } from '../lib/clock.ts';
import type { Administrator } from '../repositories/administrators.ts';
import type { Passkey } from '../repositories/passkeys.ts';
import type { ShortLived } from './short-lived.ts';
import type { Repositories } from '../repositories/index.ts';
import { createChallenges } from './challenges.ts';
import type { Site } from './site.ts';

export interface Passkeys {
  /** @param session whose question it is, so that no other session's answer is taken for its */
  creationOptions(
    site: Site,
    administrator: Administrator,
    session: string,
  ): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** What the authenticator has made, to be kept; `null` where it is not to be trusted. */
  verifyCreation(
    site: Site,
    credential: RegistrationResponseJSON,
    session: string,
  ): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports' | 'isSynced'> | null>;
  requestOptions(site: Site): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** Whose passkey it is, which has been used then; `null` for one that is unknown or not to be trusted. */
  verifyRequest(site: Site, credential: AuthenticationResponseJSON): Promise<Administrator | null>;
}

/** Names a passkey to its administrator: its own id may be too long for an address. */
export const publicId = ({ id }: Pick<Passkey, 'id'>): string =>
  createHash('sha256').update(id).digest('base64url').slice(0, 22);

/** How long the browser waits for its user. In milliseconds. */
const timeout = 5 * 60_000;
/** Ed25519, ES256 and RS256: what authenticators have (COSE algorithm identifiers). */
const supportedAlgorithmIDs = [-8, -7, -257];
const forLogin = 'login';
const forSession = (session: string): string => `create ${session}`;

/** Loaded with the first passkey: it and what it needs take longer than the rest of the start. */
const load = () => import('@simplewebauthn/server');

/**
 * Registration of passkeys and login by them (WebAuthn Level 3), with user verification always.
 * @param noted where challenges are noted that were answered
 */
export function createPasskeys(
  { administrators, passkeys }: Pick<Repositories, 'administrators' | 'passkeys'>,
  clock: Clock,
  noted: ShortLived,
): Passkeys {
  const challenges = createChallenges(clock, noted);

  async function handleFor(administratorId: number): Promise<string> {
    const known = await passkeys.handleOf(administratorId);
    if (known !== null) return known;
    const made = randomBytes(32).toString('base64url');
    await passkeys.setHandle(administratorId, made);
    // Of two that are asked for at once, the first stays.
    return (await passkeys.handleOf(administratorId)) ?? made;
  }

  /** The challenge that an answer is to. @throws when it is no JSON, or has none */
  function challengeOf(clientData: string): string {
    const { challenge }: { challenge?: unknown } = Object(
      JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')),
    );
    return String(challenge);
  }

  /** The library throws whatever is wrong with an answer, be it forged, late or no such thing at all. */
  async function orNull<T>(verify: () => Promise<T | null>): Promise<T | null> {
    try {
      return await verify();
    } catch {
      return null;
    }
  }

  return {
    async creationOptions(site, { id, username }, session) {
      const { generateRegistrationOptions } = await load();
      const own = await passkeys.ofAdministrator(id);
      return generateRegistrationOptions({
        rpName: site.id,
        rpID: site.id,
        userName: username,
        userDisplayName: username,
        userID: new Uint8Array(Buffer.from(await handleFor(id), 'base64url')),
        challenge: new Uint8Array(Buffer.from(await challenges.make(forSession(session)), 'base64url')),
        timeout,
        attestationType: 'none',
        excludeCredentials: own.map((one) => ({ id: one.id, transports: [...one.transports] })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs,
      });
    },

    verifyCreation: (site, credential, session) =>
      orNull(async () => {
        const { verifyRegistrationResponse } = await load();
        const challenge = challengeOf(credential.response.clientDataJSON);
        if (!(await challenges.isGood(challenge, forSession(session)))) return null;
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: credential,
          expectedChallenge: challenge,
          expectedOrigin: site.origin,
          expectedRPID: site.id,
          requireUserVerification: true,
          supportedAlgorithmIDs,
        });
        const isInTime = verified && (await challenges.isGood(challenge, forSession(session)));
        if (!isInTime || !(await challenges.use(challenge))) return null;
        const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
        return {
          id,
          publicKey: Buffer.from(publicKey).toString('base64url'),
          counter,
          transports,
          isSynced: registrationInfo.credentialDeviceType === 'multiDevice',
        };
      }),

    async requestOptions(site) {
      const { generateAuthenticationOptions } = await load();
      return generateAuthenticationOptions({
        rpID: site.id,
        challenge: new Uint8Array(Buffer.from(await challenges.make(forLogin), 'base64url')),
        timeout,
        userVerification: 'required',
      });
    },

    verifyRequest: (site, credential) =>
      orNull(async () => {
        const passkey = await passkeys.find(credential.id);
        if (passkey === null || credential.response.userHandle !== (await passkeys.handleOf(passkey.administratorId)))
          return null;
        const { verifyAuthenticationResponse } = await load();
        const challenge = challengeOf(credential.response.clientDataJSON);
        if (!(await challenges.isGood(challenge, forLogin))) return null;
        const { id, publicKey, counter, transports } = passkey;
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: credential,
          expectedChallenge: challenge,
          expectedOrigin: site.origin,
          expectedRPID: site.id,
          credential: {
            id,
            publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
            counter,
            transports: [...transports],
          },
          requireUserVerification: true,
        });
        const isInTime = verified && (await challenges.isGood(challenge, forLogin));
        if (!isInTime || !(await challenges.use(challenge))) return null;
        if (!(await passkeys.use(id, authenticationInfo.newCounter, clock()))) return null;
        return administrators.find(passkey.administratorId);
      }),
  };
}
