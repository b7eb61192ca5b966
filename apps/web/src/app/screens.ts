/** The chunk that renders: React DOM, the entry frame, the login page, and the screens for errors and unknown addresses. */
export { EntryFrame } from '../features/shell/EntryFrame.tsx';
export { LoginPage } from '../features/login/LoginPage.tsx';
export { renderApp } from './render-app.tsx';
export { RouteErrorPanel, RouteErrorScreen } from './ErrorScreen.tsx';
export { NotFoundScreen } from './NotFound.tsx';
export { RootLayout } from './RootLayout.tsx';
