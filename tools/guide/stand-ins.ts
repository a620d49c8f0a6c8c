// What cannot be had here, and what stands in for it; and what the guide leaves to whoever follows it.
import { type Beside, SITE } from './reader.ts';

interface StandIn extends Beside {
  why: string;
  commands: string;
}

const TRUSTED = '/usr/local/share/ca-certificates';
const CERTIFICATE = `/etc/ssl/${SITE}.pem`;

/** In the order of the guide. */
export const STAND_INS: StandIn[] = [
  {
    after: 'reverse_proxy 127.0.0.1:3000',
    why: 'nobody gives a certificate for a name that is not ours: Caddy signs its own',
    commands: "sed -i '1i {\\n  local_certs\\n}' /etc/caddy/Caddyfile",
  },
  {
    after: 'systemctl reload caddy',
    why: 'the machine has to trust what Caddy signed',
    commands: `
      root=/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt
      for second in $(seq 30); do test -e $root && break; sleep 1; done
      cp $root ${TRUSTED}/caddy.crt
      update-ca-certificates`,
  },
  {
    before: 'apt-get install --yes nginx',
    why: 'it is one proxy or the other; both want the same ports',
    commands: 'systemctl disable --now caddy',
  },
  {
    before: 'nginx -t',
    why: 'a certificate of your own',
    commands: `
      openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=${SITE} -addext subjectAltName=DNS:${SITE} \\
        -keyout /etc/ssl/private/${SITE}.key -out ${CERTIFICATE}
      cp ${CERTIFICATE} ${TRUSTED}/nginx.crt
      update-ca-certificates`,
  },
];
