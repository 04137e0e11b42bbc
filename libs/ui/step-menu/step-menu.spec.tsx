import { render, screen } from '@testing-library/react';
import { StepMenu } from './step-menu';

const items = [
  { key: 'a', label: 'Temel bilgiler', state: 'completed', href: '/a' },
  { key: 'b', label: 'Kişisel bilgiler', state: 'active', href: '/b' },
  { key: 'c', label: 'Ruhsat bilgileri', state: 'empty' },
] as const;

it('links completed steps, marks the current one, and says completed in text', () => {
  render(<StepMenu title="Trafik teklifi" percent={33} groups={[{ label: 'Teklif bilgileri', items }]} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Temel bilgiler, tamamlandı']);
  expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('Kişisel bilgiler');
  expect(screen.getByRole('navigation', { name: 'Adımlar' }).textContent).toContain('%33 tamamlandı');
});

it('uses a custom link renderer', () => {
  render(
    <StepMenu
      title="T"
      percent={0}
      groups={[{ label: 'G', items }]}
      renderLink={(href, label) => <a href={`/app${href}`}>{label}</a>}
    />,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/app/a');
});
