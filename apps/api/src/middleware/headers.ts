import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const NOBODY: string[] = [];

/** Texts of the inline scripts and styles of a document. */
export interface Inline {
  scripts: readonly string[];
  styles: readonly string[];
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Security headers for every reply, errors included. The policy allows scripts, resources and connections of this origin only, and the given
 * inline scripts and styles by hash. A header that a reply already has is kept.
 */
export const securityHeaders = ({ scripts, styles }: Inline = { scripts: [], styles: [] }): MiddlewareHandler =>
  secureHeaders({
    overwrite: false,
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...scripts.map(hashOf)],
      // The hash of an empty text allows an empty style element.
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
      // The app's only policy returns the address of its service worker, whatever the input. Duplicate names are not allowed.
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
      usb: NOBODY,
      xrSpatialTracking: NOBODY,
      clipboardWrite: ['self'],
      clipboardRead: ['self'],
      // Passkeys of administrators.
      publickeyCredentialsGet: ['self'],
    },
    // Headers for obsolete browsers and plug-ins.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });

/** Sets the header `Sandbox: true` on every reply of the API (product.md S16). */
export const saysSandbox: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('Sandbox', 'true');
};

/** Sets `Cache-Control: no-store` on replies of the API. */
export const neverKept: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.req.path === '/api' || c.req.path.startsWith('/api/')) c.res.headers.set('Cache-Control', 'no-store');
};
