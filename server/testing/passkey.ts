import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  MadePasskey,
  PasskeyAnswer,
  PasskeyAsking,
  PasskeyMaking,
} from '../contract/passkey-schemas.ts';

// A device that makes one passkey, as the standard has it (WebAuthn level 3, 6.1 and 6.5): real bytes, really signed.

const sha256 = (of: string | Buffer) => createHash('sha256').update(of).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** Flags of what a device says: its owner is there, showed who it is, and a new key comes along. */
const [PRESENT, VERIFIED, KEY] = [0x01, 0x04, 0x40];

/** What a device does otherwise than it should. */
interface Odd {
  /** The address in the browser, where it is not that of the key's site. */
  origin?: string;
  /** Its owner showed no finger, face or code. */
  isUnverified?: boolean;
  /** What it says of how often it was used. */
  counter?: number;
}

/** A device for passkeys, in a browser at this origin. */
export function createDevice(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = base64url(randomBytes(32));
  let counter = 0;
  let owner = '';

  const clientData = (type: string, challenge: string, odd: Odd) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: odd.origin ?? origin, crossOrigin: false }));
  function authData(rpId: string, odd: Odd, key?: Uint8Array): Buffer {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(odd.counter ?? ++counter);
    const flags = PRESENT | (odd.isUnverified ? 0 : VERIFIED) | (key ? KEY : 0);
    const parts = [sha256(rpId), Buffer.from([flags]), counted];
    if (!key) return Buffer.concat(parts);
    const raw = Buffer.from(id, 'base64url');
    // Who made the device is not told: an AAGUID of zeros.
    return Buffer.concat([...parts, Buffer.alloc(16), Buffer.from([0, raw.length]), raw, key]);
  }

  return {
    id,
    /** Makes its passkey. */
    make({ rp, user, challenge }: PasskeyMaking, odd: Odd = {}): MadePasskey {
      owner = user.id;
      const { x, y } = publicKey.export({ format: 'jwk' });
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, 'base64url')],
        [-3, Buffer.from(y!, 'base64url')],
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData(rp.id, odd, isoCBOR.encode(cose)))],
      ]);
      return {
        ...{ id, rawId: id, type: 'public-key' },
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, odd)),
          attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
          transports: ['internal'],
        },
      };
    },
    /** Signs what a site asks. */
    answer({ rpId, challenge }: PasskeyAsking, odd: Odd = {}): PasskeyAnswer {
      const data = authData(rpId, odd);
      const client = clientData('webauthn.get', challenge, odd);
      return {
        ...{ id, rawId: id, type: 'public-key' },
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: owner || null,
        },
      };
    },
  };
}
export type Device = ReturnType<typeof createDevice>;
