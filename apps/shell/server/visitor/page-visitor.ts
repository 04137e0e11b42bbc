/** The visitor who requests a page: cookies, device, pinned revision. */
import type { Clock } from '@emsal/platform/clock';
import type { Registry, RevisionSet } from '@emsal/platform/registry/file/registry';
import { chooseSet } from '@emsal/platform/registry/file/registry';
import { placeSteps, signPlace, verifyPlace } from '@emsal/platform/registry/canary/release-place';
import { deviceOf, type Device } from '@emsal/platform/session/device';
import { cookieTable, locale, type CookieEntry } from '@emsal/platform/storage/cookie-table';
import { serializeCookie, readCookie } from '@emsal/platform/storage/cookies';
import { stepInCookie, stepOfPath } from '@emsal/platform/storage/next-step';
import type { FastifyRequest } from 'fastify';
import type { Visitor } from './edge-transport';
import { countedAs, needsRenewal, newPin, signPin, verifyPin } from '../releases/revision-pin';

export interface PageVisitor extends Visitor, Device {
  isHttps: boolean;
  set: RevisionSet;
  /** Whom the pin counts as, for counting visitors and not pages. */
  pin: string;
  /** Cookies that the edge itself sets with this response. */
  edgeCookies: string[];
}

export interface PinPorts {
  clock: Clock;
  secretKey: string;
  /** From 0 to 1. */
  draw?: () => number;
}

/** A number from 0 to 1 that selects the visitors of a canary: drawn once, and again only when the cookie is lost. */
const placeOf = (cookies: string, { secretKey, draw = Math.random }: PinPorts): number =>
  verifyPlace(readCookie(cookies, cookieTable.releasePlace.name), secretKey) ??
  Math.floor(draw() * placeSteps) / placeSteps;

/** A preview's pin is not renewed: it ends with the link. */
const isPreview = ({ trials }: Registry, { revision }: RevisionSet): boolean =>
  trials.some((trial) => trial.revision === revision && trial.kind === 'preview');

interface Assigned {
  set: RevisionSet;
  /** The cookie's value. */
  pin: string;
  /** Cookies to set: the pin, and the place while a canary runs. */
  cookies: Array<[CookieEntry, string]>;
}

/** Without a pin, or with one whose revision is no longer available, a new pin starts with this page. */
function assigned(cookies: string, registry: Registry, ports: PinPorts): Assigned {
  const { clock, secretKey } = ports;
  const now = clock.now();
  const kept = readCookie(cookies, cookieTable.revision.name) ?? '';
  const pin = verifyPin(kept, secretKey, now);
  const place = placeOf(cookies, ports);
  const set = chooseSet(registry, pin?.revision, place);
  const isKept = pin?.revision === set.revision;
  if (isKept && (isPreview(registry, set) || !needsRenewal(pin, now))) return { set, pin: kept, cookies: [] };
  const renewed = signPin(newPin(set.revision, now, pin?.nonce), secretKey);
  const hasCanary = !isKept && registry.trials.some(({ share }) => share > 0);
  return {
    set,
    pin: renewed,
    cookies: [
      [cookieTable.revision, renewed],
      ...(hasCanary ? [[cookieTable.releasePlace, signPlace(place, secretKey)] satisfies [CookieEntry, string]] : []),
    ],
  };
}

/** A page at another address than the reloaded one: whoever opens that address later goes where it leads. */
const leavesNextStep = (cookies: string, path: string): boolean => {
  const cookie = readCookie(cookies, cookieTable.nextStep.name);
  return cookie !== undefined && stepInCookie(cookie, stepOfPath(path)) === null;
};

export function visitorOf(request: FastifyRequest, registry: Registry, ports: PinPorts): PageVisitor {
  const cookies = request.headers.cookie ?? '';
  const isHttps = request.protocol === 'https';
  const path = request.url.split('?', 1)[0]!;
  const { set, pin, cookies: kept } = assigned(cookies, registry, ports);
  return {
    cookies,
    ...deviceOf(request.headers['user-agent'] ?? ''),
    isHttps,
    set,
    pin: countedAs(pin),
    path,
    address: request.ip,
    edgeCookies: [
      ...(readCookie(cookies, cookieTable.lang.name) ? [] : [serializeCookie(cookieTable.lang, locale, isHttps)]),
      ...(leavesNextStep(cookies, path) ? [serializeCookie({ ...cookieTable.nextStep, maxAge: 0 }, '', isHttps)] : []),
      ...kept.map(([entry, value]) => serializeCookie(entry, value, isHttps)),
    ],
  };
}
