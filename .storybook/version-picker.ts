import { createElement, useEffect, useState, type ReactNode } from 'react';
import { Select } from 'storybook/internal/components';

/** Folder of this Storybook on a site with several versions. */
const currentFolder = () => new URL('.', document.baseURI).pathname.split('/').at(-2);

/**
 * Toolbar menu that opens the current page in another version of the Storybook. The versions are in `versions.json`: an empty list, which
 * `scripts/storybook-site.mjs` replaces on the published site. With an empty list nothing is shown.
 *
 * No JSX: Storybook builds its manager with a JSX transform that our TypeScript settings do not allow.
 */
export function VersionPicker(): ReactNode {
  const [folders, setFolders] = useState<string[]>([]);
  useEffect(() => {
    fetch('./versions.json').then(
      async (response) => response.ok && setFolders(await response.json()),
      () => {},
    );
  }, []);
  if (folders.length === 0) return null;
  return createElement(Select, {
    ariaLabel: 'Version',
    size: 'small',
    options: folders.map((folder) => ({ title: folder, value: folder })),
    defaultOptions: currentFolder(),
    onSelect: (folder) => location.assign(`../${String(folder)}/${location.search}`),
  });
}
