// Sets the theme before the first paint; `src/shared/theme` takes over from here and must agree with it.
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem('theme');
  } catch {
    // A browser that refuses storage follows the system.
  }
  var dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
  document.querySelector('meta[name="theme-color"]').content = dark ? '#0a1210' : '#f6f7f4';
})();
