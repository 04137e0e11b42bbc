import type { OfferStreamEvents } from '@emsal/api/calls/offer/offer-list';

/** A fake EventSource that tests emit events from. */
export class FakeEventSource {
  static opened: FakeEventSource[] = [];
  readyState = 1;
  private readonly listeners: Record<string, ((event: { data: string }) => void)[]> = {};

  constructor() {
    FakeEventSource.opened.push(this);
  }

  addEventListener(name: string, listener: (event: never) => void): void {
    (this.listeners[name] ??= []).push(listener as (event: { data: string }) => void);
  }

  close(): void {
    this.readyState = 2;
  }

  emit<Name extends keyof OfferStreamEvents>(name: Name, data: OfferStreamEvents[Name]): void {
    this.listeners[name]?.forEach((listener) => listener({ data: JSON.stringify(data) }));
  }

  fail(readyState = 2): void {
    this.readyState = readyState;
    this.listeners.error?.forEach((listener) => listener({ data: '' }));
  }
}
