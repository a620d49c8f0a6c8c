// Stands in a page that the build rendered (render.tsx) and runs before anything of it is shown.
(function () {
  var page = document.documentElement;
  try {
    // Who is logged in goes on at once: the form is not for them (the item of session/).
    if (JSON.parse(localStorage.getItem('user') || 'null')) page.setAttribute('data-known', '');
  } catch {
    // Nobody is known to a browser that refuses storage.
  }
  // What is sent before the app listens is sent once it does (auth/use-early-submit.ts).
  addEventListener('submit', function (event) {
    if (event.defaultPrevented) return;
    event.preventDefault();
    event.target.setAttribute('data-sent', '');
  });
  // While somebody fills in the form, the line fetches what comes after it: not for who only looks.
  function fetchNext(event) {
    if (!event.target.closest || !event.target.closest('form')) return;
    removeEventListener('input', fetchNext);
    removeEventListener('pointerdown', fetchNext);
    var next = document.getElementById('next');
    if (next) document.head.append(next.content);
  }
  addEventListener('input', fetchNext);
  addEventListener('pointerdown', fetchNext);
  // The app waits until the page is painted: on a slow line it would hold that up. A tab in the background is not painted.
  var isAsked = false;
  function ask() {
    if (isAsked) return;
    isAsked = true;
    document.head.append(document.getElementById('app').content);
  }
  addEventListener('DOMContentLoaded', function () {
    setTimeout(ask, 1000);
    try {
      new PerformanceObserver(function (seen) {
        if (seen.getEntriesByName('first-contentful-paint').length > 0) ask();
      }).observe({ type: 'paint', buffered: true });
    } catch {
      ask();
    }
  });
})();
