// Sets the theme before the first paint; `src/shared/theme` takes over from here and must agree with it. Whoever may be
// signed in does not see the login page that a document may come with; `src/main.tsx` takes that over.
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem('theme');
    var returning = localStorage.getItem('isAuthenticated') === 'true' && localStorage.getItem('token');
    document.documentElement.classList.toggle('returning', !!returning);
  } catch {
    // A browser that refuses storage follows the system.
  }
  var dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
  document.querySelector('meta[name="theme-color"]').content = dark ? '#0a1210' : '#f6f7f4';
  // A script that fails is known at once; the document need not wait before it says so (`src/styles.css`).
  function onFailure(event) {
    if (event.target instanceof HTMLScriptElement) document.documentElement.classList.add('scripts-failed');
  }
  window.addEventListener('error', onFailure, true);
})();
