import { autoFacts } from '@emsal/lines/vehicle/auto/facts';
import { trafficFacts } from '@emsal/lines/vehicle/traffic/facts';
import { PageProvider } from '@emsal/platform/page';
import type { Page } from '@emsal/platform/page';
import { render, screen } from '@testing-library/react';
import { Component } from './branch-choice';

describe('the form without a branch', () => {
  it('offers only the lines whose form is published, and resuming from another device', () => {
    const page = {
      products: [trafficFacts, autoFacts],
      isPublished: (path: string) => path === '/trafik-sigortasi/form',
    } as unknown as Page;
    render(
      <PageProvider value={page}>
        <Component />
      </PageProvider>,
    );
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Trafik SigortasıHer araç için zorunlu', '/trafik-sigortasi/form'],
      ['Başka cihazda başladığınız teklife devam edin', '/form/devam'],
    ]);
  });
});
