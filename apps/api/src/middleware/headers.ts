import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const NOBODY: string[] = [];

/** The scripts and styles that stand inline in a document, each by its text. */
export interface Inline {
  scripts: readonly string[];
  styles: readonly string[];
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The same security headers on every reply, the failures included: nothing runs, loads, frames or connects but this origin, and what a
 * document holds `inline`. A reply that has one of them already keeps it.
 */
export const securityHeaders = ({ scripts, styles }: Inline = { scripts: [], styles: [] }): MiddlewareHandler =>
  secureHeaders({
    overwrite: false,
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...scripts.map(hashOf)],
      // An empty style element is allowed.
      styleSrc: ["'self'", ...['', ...styles].map(hashOf)],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
      objectSrc: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
      // The app's one policy answers with the address of its worker, whatever it is given; a second of the name is refused.
      trustedTypes: ['sarraf-worker'],
    },
    strictTransportSecurity: 'max-age=63072000; includeSubDomains',
    xFrameOptions: 'DENY',
    permissionsPolicy: {
      accelerometer: NOBODY,
      camera: NOBODY,
      displayCapture: NOBODY,
      geolocation: NOBODY,
      gyroscope: NOBODY,
      magnetometer: NOBODY,
      microphone: NOBODY,
      midi: NOBODY,
      payment: NOBODY,
      publickeyCredentialsGet: NOBODY,
      usb: NOBODY,
      xrSpatialTracking: NOBODY,
      clipboardWrite: ['self'],
      clipboardRead: ['self'],
    },
    // For browsers and plug-ins that are no more.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });

/** A sandbox says so with every reply of the API (product.md S16). */
export const saysSandbox: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('Sandbox', 'true');
};

/** Replies of the API are never kept. */
export const neverKept: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.req.path === '/api' || c.req.path.startsWith('/api/')) c.res.headers.set('Cache-Control', 'no-store');
};
