import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const NOBODY: string[] = [];

/** The same security headers on every reply, the failures included. Nothing runs, loads, frames or connects but this origin. */
export const securityHeaders: MiddlewareHandler = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    // The hash is that of an empty style element.
    styleSrc: ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
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
