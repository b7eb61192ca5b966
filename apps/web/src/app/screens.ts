/** What the app draws with: React DOM, the frames, the login page and what is shown when something is missing. */
export { EntryFrame } from '../features/shell/EntryFrame.tsx';
export { LoginPage } from '../features/login/LoginPage.tsx';
export { draw } from './draw.tsx';
export { RouteErrorPanel, RouteErrorScreen } from './ErrorScreen.tsx';
export { NotFoundScreen } from './NotFound.tsx';
export { RootLayout } from './RootLayout.tsx';
