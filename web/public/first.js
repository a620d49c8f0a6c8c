// Runs before a page that the build rendered (web/app/render.tsx) is shown, long before the app is there.
(function () {
  var page = document.documentElement;
  try {
    // Who is logged in goes on at once: the form is not for them (the item of web/app/session).
    if (JSON.parse(localStorage.getItem('user') || 'null')) page.setAttribute('data-known', '');
  } catch {
    // Nobody is known to a browser that refuses storage.
  }
  // What is sent before the app listens is sent once it does (web/auth/login).
  addEventListener('submit', function (event) {
    if (event.defaultPrevented) return;
    event.preventDefault();
    event.target.setAttribute('data-sent', '');
  });
})();
