// Before the first paint: the theme that was chosen in the app (key and attributes of web/ui/theme.tsx), else light.
(function () {
  var mode = 'light';
  try {
    mode = localStorage.getItem('mui-mode') || 'light';
  } catch {
    // A browser that refuses storage gets the light theme.
  }
  if (mode === 'system') mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.setAttribute(mode === 'dark' ? 'data-dark' : 'data-light', '');
})();
