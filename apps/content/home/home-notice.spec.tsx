import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { render, screen } from '@testing-library/react';
import { HomeNotice } from './home-notice';
import { homeNoticeTexts } from './home-notice.texts';

const openAt = (address: string) =>
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/', element: <HomeNotice /> }], { initialEntries: [address] })}
    />,
  );

it('says why a page without a visit led home', () => {
  openAt('/?neden=oturum');
  expect(screen.getByText(homeNoticeTexts.visit)).toBeVisible();
});

it('says nothing to a visitor who came by himself', () => {
  const { container } = openAt('/');
  expect(container).toBeEmptyDOMElement();
});
