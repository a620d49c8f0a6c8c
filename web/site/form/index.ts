export { CheckField, RadioField, SelectField, TextArea, TextField } from './fields.tsx';
export { LeadFormView, Sent } from './lead-form-view.tsx';
export { useLeadForm, useSiteForm } from './use-lead-form.ts';
