import { listId } from '../focus/list-id';

/** Milliseconds: `--calm` of the design tokens. */
const duration = 240;

/** An element on its way, in pixels from its place. */
interface Slide {
  from: number;
  /** Where it is drawn now. */
  at: number;
  /** Time of its first frame; undefined before. */
  startedAt?: number;
}

/** Tops in the view, without a slide. */
export type Places = ReadonlyMap<HTMLElement, number>;

const slides = new Map<HTMLElement, Slide>();

const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;
const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Null for what is hidden. */
function placeOf(element: HTMLElement): number | null {
  const { top, height } = element.getBoundingClientRect();
  return height === 0 ? null : top - (slides.get(element)?.at ?? 0);
}

/** All that stands after an element on the page. */
function followersOf(element: Element): Element[] {
  const followers: Element[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling) followers.push(next);
  return followers;
}

/** What a taller list moves: its items and all that follows it. */
export function currentPlaces(): Places {
  const items = [...document.querySelectorAll(`#${listId} li:has([data-offer])`)];
  const places = new Map<HTMLElement, number>();
  for (const element of [...items, ...followersOf(items.at(-1) ?? document.body)]) {
    const place = element instanceof HTMLElement ? placeOf(element) : null;
    if (place !== null) places.set(element as HTMLElement, place);
  }
  return places;
}

/** Draws one frame. Not by `animate`: what an animation holds in its place counts as shifted in the browser's figures. */
function draw(now: number): void {
  for (const [element, slide] of slides) {
    slide.startedAt ??= now;
    const progress = (now - slide.startedAt) / duration;
    slide.at = slide.from * (1 - easeOut(Math.min(progress, 1)));
    element.style.translate = progress < 1 ? `0 ${slide.at}px` : '';
    if (progress >= 1) slides.delete(element);
  }
  if (slides.size > 0) requestAnimationFrame(draw);
}

/** What an update has moved slides to its new place, so that nothing jumps under the eyes; what is on its way goes on from where it is seen. */
export function slideFrom(places: Places): void {
  const isDrawing = slides.size > 0;
  for (const [element, before] of places) {
    const moved = (placeOf(element) ?? before) - before;
    if (Math.abs(moved) < 1 || isCalm()) continue;
    const at = (slides.get(element)?.at ?? 0) - moved;
    slides.set(element, { from: at, at });
    element.style.translate = `0 ${at}px`;
  }
  if (!isDrawing && slides.size > 0) requestAnimationFrame(draw);
}
