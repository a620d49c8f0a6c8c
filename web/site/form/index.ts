export { CheckField, RadioField, SelectField, TextArea, TextField } from './fields.tsx';
export { LeadFormView } from './lead-form-view.tsx';
export { useLeadForm } from './use-lead-form.ts';
