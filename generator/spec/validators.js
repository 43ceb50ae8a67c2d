// Compiled from spec/schemas/ by ajv (`npm run spec-types`). Do not edit.
"use strict";
export const catalogue = validate20;
const schema32 = {"title":"Flag","description":"Format version 1 writes a set flag as the empty string and omits an unset one. Version 2 writes true and false.","enum":["",true,false]};
const schema34 = {"title":"Module","description":"One module: its place in a request and its parameters.","type":"object","required":["name","path","prefix","parameters"],"properties":{"name":{"type":"string","minLength":1,"description":"The name in requests."},"classname":{"type":"string"},"path":{"type":"string","minLength":1,"description":"`query+<name>` for query modules, `<name>` for actions and formats, `main` for the root."},"group":{"type":"string","description":"list, prop, meta, action or format; absent for `main`."},"prefix":{"type":"string","description":"The prefix of every parameter name on the wire; may be empty."},"source":{"type":"string"},"sourcename":{"type":"string"},"licensetag":{"type":"string"},"licenselink":{"type":"string"},"readrights":{"$ref":"#/$defs/Flag"},"writerights":{"$ref":"#/$defs/Flag"},"mustbeposted":{"$ref":"#/$defs/Flag"},"generator":{"$ref":"#/$defs/Flag"},"deprecated":{"$ref":"#/$defs/Flag"},"internal":{"$ref":"#/$defs/Flag"},"helpurls":{"type":"array","items":{"type":"string"}},"description":{"$ref":"#/$defs/HelpText"},"examples":{"type":"array"},"parameters":{"type":"array","items":{"$ref":"#/$defs/Parameter"}},"templatedparameters":{"type":"array","items":{"$ref":"#/$defs/Parameter"},"description":"Parameters whose names have variable parts."},"dynamicparameters":{"type":["boolean","string","array","object"],"description":"True or a text: the module accepts parameters that the catalogue does not list."}}};
const schema41 = {"title":"HelpText","description":"A help text: text or markup, or message keys if `helpformat` is raw. Absent if `helpformat` is none.","type":["string","array","object"]};
const func1 = (function ucs2length(str) {
    const len = str.length;
    let length = 0;
    let pos = 0;
    let value;
    while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 0xd800 && value <= 0xdbff && pos < len) {
            // high surrogate, and there is a next character
            value = str.charCodeAt(pos);
            if ((value & 0xfc00) === 0xdc00)
                pos++; // low surrogate
        }
    }
    return length;
});
const schema42 = {"title":"Parameter","description":"One parameter, unprefixed.","type":"object","required":["name","type"],"properties":{"index":{"type":"integer","description":"Position in which the server reads it."},"name":{"type":"string","minLength":1},"type":{"$ref":"#/$defs/ParameterType"},"default":{"type":["string","number","boolean"],"description":"Several values are joined with `|`."},"required":{"$ref":"#/$defs/Flag"},"multi":{"$ref":"#/$defs/Flag"},"lowlimit":{"type":"integer","description":"The number of values that any caller may send."},"highlimit":{"type":"integer","description":"The number of values that a caller with high limits may send."},"limit":{"type":"integer","description":"The limit that applied to the user of the request. It is not a property of the module."},"allspecifier":{"type":"string","description":"The value that selects all values, if it is the only one."},"allowsduplicates":{"$ref":"#/$defs/Flag"},"min":{"type":"number"},"max":{"type":"number"},"highmax":{"type":"number","description":"The maximum for a caller with high limits."},"enforcerange":{"$ref":"#/$defs/Flag"},"maxbytes":{"type":"integer","description":"Length limit of a string in bytes of UTF-8."},"maxchars":{"type":"integer","description":"Length limit of a string in code points."},"extranamespaces":{"type":"array","items":{"type":"integer"}},"subtypes":{"type":"array","items":{"type":"string"}},"mustExist":{"$ref":"#/$defs/Flag"},"deprecatedvalues":{"type":"array","items":{"type":"string"}},"internalvalues":{"type":"array","items":{"type":"string"}},"submodules":{"type":"object","additionalProperties":{"type":"string"},"description":"Value to module path."},"submoduleparamprefix":{"type":"string","description":"The text before the prefix of the selected submodule."},"templatevars":{"type":"object","additionalProperties":{"type":"string"},"description":"Variable to the parameter that supplies its values."},"tokentype":{"type":"string","description":"The type of token that the parameter requires."},"sensitive":{"$ref":"#/$defs/Flag"},"deprecated":{"$ref":"#/$defs/Flag"},"info":{"type":"array","items":{"$ref":"#/$defs/Condition"}},"description":{"$ref":"#/$defs/HelpText"}}};
const schema43 = {"title":"ParameterType","description":"The name of a type, or the list of allowed values.","anyOf":[{"type":"string"},{"type":"array","items":{"type":["string","number"]}}]};
const schema51 = {"title":"Condition","description":"A mode or condition under which the parameter applies; its rule is not part of the catalogue.","type":"object","required":["name"],"properties":{"name":{"type":"string"},"values":{"type":"array","items":{"type":["string","number"]}},"text":{"$ref":"#/$defs/HelpText"}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.values !== undefined){
let data1 = data.values;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))){
vErrors = addError(vErrors, {instancePath:instancePath+"/values/" + i0,schemaPath:"#/properties/values/items/type",keyword:"type",params:{type: schema51.properties.values.items.type},message:"must be string,number"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.text !== undefined){
let data3 = data.text;
if((!data3 || typeof data3 != "object") && (typeof data3 !== "string")){
vErrors = addError(vErrors, {instancePath:instancePath+"/text",schemaPath:"#/$defs/HelpText/type",keyword:"type",params:{type: schema41.type},message:"must be string,array,object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"name":true,"values":true,"text":true},"dynamicProps":false,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.type === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.index !== undefined){
let data0 = data.index;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(typeof data2 !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/$defs/ParameterType/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
const _errs10 = errors;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))){
vErrors = addError(vErrors, {instancePath:instancePath+"/type/" + i0,schemaPath:"#/$defs/ParameterType/anyOf/1/items/type",keyword:"type",params:{type: schema43.anyOf[1].items.type},message:"must be string,number"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/$defs/ParameterType/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
vErrors = addError(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/$defs/ParameterType/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.default !== undefined){
let data4 = data.default;
if(((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))) && (typeof data4 !== "boolean")){
vErrors = addError(vErrors, {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: schema42.properties.default.type},message:"must be string,number,boolean"});
errors++;
}
}
if(data.required !== undefined){
let data5 = data.required;
if(!(((data5 === "") || (data5 === true)) || (data5 === false))){
vErrors = addError(vErrors, {instancePath:instancePath+"/required",schemaPath:"#/$defs/Flag/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.multi !== undefined){
let data6 = data.multi;
if(!(((data6 === "") || (data6 === true)) || (data6 === false))){
vErrors = addError(vErrors, {instancePath:instancePath+"/multi",schemaPath:"#/$defs/Flag/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.lowlimit !== undefined){
let data7 = data.lowlimit;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/lowlimit",schemaPath:"#/properties/lowlimit/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
if(data.highlimit !== undefined){
let data8 = data.highlimit;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/highlimit",schemaPath:"#/properties/highlimit/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
if(data.limit !== undefined){
let data9 = data.limit;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
if(data.allspecifier !== undefined){
if(typeof data.allspecifier !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/allspecifier",schemaPath:"#/properties/allspecifier/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.allowsduplicates !== undefined){
let data11 = data.allowsduplicates;
if(!(((data11 === "") || (data11 === true)) || (data11 === false))){
vErrors = addError(vErrors, {instancePath:instancePath+"/allowsduplicates",schemaPath:"#/$defs/Flag/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.min !== undefined){
let data12 = data.min;
if(!((typeof data12 == "number") && (isFinite(data12)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/min",schemaPath:"#/properties/min/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.max !== undefined){
let data13 = data.max;
if(!((typeof data13 == "number") && (isFinite(data13)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.highmax !== undefined){
let data14 = data.highmax;
if(!((typeof data14 == "number") && (isFinite(data14)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/highmax",schemaPath:"#/properties/highmax/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.enforcerange !== undefined){
let data15 = data.enforcerange;
if(!(((data15 === "") || (data15 === true)) || (data15 === false))){
vErrors = addError(vErrors, {instancePath:instancePath+"/enforcerange",schemaPath:"#/$defs/Flag/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.maxbytes !== undefined){
let data16 = data.maxbytes;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/maxbytes",schemaPath:"#/properties/maxbytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
if(data.maxchars !== undefined){
let data17 = data.maxchars;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/maxchars",schemaPath:"#/properties/maxchars/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
if(data.extranamespaces !== undefined){
let data18 = data.extranamespaces;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/extranamespaces/" + i1,schemaPath:"#/properties/extranamespaces/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/extranamespaces",schemaPath:"#/properties/extranamespaces/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.subtypes !== undefined){
let data20 = data.subtypes;
if(Array.isArray(data20)){
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
if(typeof data20[i2] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/subtypes/" + i2,schemaPath:"#/properties/subtypes/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/subtypes",schemaPath:"#/properties/subtypes/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.mustExist !== undefined){
let data22 = data.mustExist;
if(!(((data22 === "") || (data22 === true)) || (data22 === false))){
vErrors = addError(vErrors, {instancePath:instancePath+"/mustExist",schemaPath:"#/$defs/Flag/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.deprecatedvalues !== undefined){
let data23 = data.deprecatedvalues;
if(Array.isArray(data23)){
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
if(typeof data23[i3] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/deprecatedvalues/" + i3,schemaPath:"#/properties/deprecatedvalues/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/deprecatedvalues",schemaPath:"#/properties/deprecatedvalues/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.internalvalues !== undefined){
let data25 = data.internalvalues;
if(Array.isArray(data25)){
const len4 = data25.length;
for(let i4=0; i4<len4; i4++){
if(typeof data25[i4] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/internalvalues/" + i4,schemaPath:"#/properties/internalvalues/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/internalvalues",schemaPath:"#/properties/internalvalues/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.submodules !== undefined){
let data27 = data.submodules;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key0 in data27){
if(typeof data27[key0] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/submodules/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/submodules/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/submodules",schemaPath:"#/properties/submodules/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.submoduleparamprefix !== undefined){
if(typeof data.submoduleparamprefix !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/submoduleparamprefix",schemaPath:"#/properties/submoduleparamprefix/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.templatevars !== undefined){
let data30 = data.templatevars;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key1 in data30){
if(typeof data30[key1] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/templatevars/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/templatevars/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/templatevars",schemaPath:"#/properties/templatevars/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.tokentype !== undefined){
if(typeof data.tokentype !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/tokentype",schemaPath:"#/properties/tokentype/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.sensitive !== undefined){
let data33 = data.sensitive;
if(!(((data33 === "") || (data33 === true)) || (data33 === false))){
vErrors = addError(vErrors, {instancePath:instancePath+"/sensitive",schemaPath:"#/$defs/Flag/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.deprecated !== undefined){
let data34 = data.deprecated;
if(!(((data34 === "") || (data34 === true)) || (data34 === false))){
vErrors = addError(vErrors, {instancePath:instancePath+"/deprecated",schemaPath:"#/$defs/Flag/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.info !== undefined){
let data35 = data.info;
if(Array.isArray(data35)){
const len5 = data35.length;
for(let i5=0; i5<len5; i5++){
if(!(validate24(data35[i5], {instancePath:instancePath+"/info/" + i5,parentData:data35,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate24.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/info",schemaPath:"#/properties/info/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.description !== undefined){
let data37 = data.description;
if((!data37 || typeof data37 != "object") && (typeof data37 !== "string")){
vErrors = addError(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/$defs/HelpText/type",keyword:"type",params:{type: schema41.type},message:"must be string,array,object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"index":true,"name":true,"type":true,"default":true,"required":true,"multi":true,"lowlimit":true,"highlimit":true,"limit":true,"allspecifier":true,"allowsduplicates":true,"min":true,"max":true,"highmax":true,"enforcerange":true,"maxbytes":true,"maxchars":true,"extranamespaces":true,"subtypes":true,"mustExist":true,"deprecatedvalues":true,"internalvalues":true,"submodules":true,"submoduleparamprefix":true,"templatevars":true,"tokentype":true,"sensitive":true,"deprecated":true,"info":true,"description":true},"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.path === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"});
errors++;
}
if(data.prefix === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prefix"},message:"must have required property '"+"prefix"+"'"});
errors++;
}
if(data.parameters === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parameters"},message:"must have required property '"+"parameters"+"'"});
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.classname !== undefined){
if(typeof data.classname !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/classname",schemaPath:"#/properties/classname/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(typeof data2 === "string"){
if(func1(data2) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.group !== undefined){
if(typeof data.group !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.prefix !== undefined){
if(typeof data.prefix !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.source !== undefined){
if(typeof data.source !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.sourcename !== undefined){
if(typeof data.sourcename !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/sourcename",schemaPath:"#/properties/sourcename/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.licensetag !== undefined){
if(typeof data.licensetag !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/licensetag",schemaPath:"#/properties/licensetag/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.licenselink !== undefined){
if(typeof data.licenselink !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/licenselink",schemaPath:"#/properties/licenselink/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.readrights !== undefined){
let data9 = data.readrights;
if(!(((data9 === "") || (data9 === true)) || (data9 === false))){
vErrors = addError(vErrors, {instancePath:instancePath+"/readrights",schemaPath:"#/$defs/Flag/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.writerights !== undefined){
let data10 = data.writerights;
if(!(((data10 === "") || (data10 === true)) || (data10 === false))){
vErrors = addError(vErrors, {instancePath:instancePath+"/writerights",schemaPath:"#/$defs/Flag/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.mustbeposted !== undefined){
let data11 = data.mustbeposted;
if(!(((data11 === "") || (data11 === true)) || (data11 === false))){
vErrors = addError(vErrors, {instancePath:instancePath+"/mustbeposted",schemaPath:"#/$defs/Flag/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.generator !== undefined){
let data12 = data.generator;
if(!(((data12 === "") || (data12 === true)) || (data12 === false))){
vErrors = addError(vErrors, {instancePath:instancePath+"/generator",schemaPath:"#/$defs/Flag/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.deprecated !== undefined){
let data13 = data.deprecated;
if(!(((data13 === "") || (data13 === true)) || (data13 === false))){
vErrors = addError(vErrors, {instancePath:instancePath+"/deprecated",schemaPath:"#/$defs/Flag/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.internal !== undefined){
let data14 = data.internal;
if(!(((data14 === "") || (data14 === true)) || (data14 === false))){
vErrors = addError(vErrors, {instancePath:instancePath+"/internal",schemaPath:"#/$defs/Flag/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.helpurls !== undefined){
let data15 = data.helpurls;
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(typeof data15[i0] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/helpurls/" + i0,schemaPath:"#/properties/helpurls/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/helpurls",schemaPath:"#/properties/helpurls/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.description !== undefined){
let data17 = data.description;
if((!data17 || typeof data17 != "object") && (typeof data17 !== "string")){
vErrors = addError(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/$defs/HelpText/type",keyword:"type",params:{type: schema41.type},message:"must be string,array,object"});
errors++;
}
}
if(data.examples !== undefined){
if(!(Array.isArray(data.examples))){
vErrors = addError(vErrors, {instancePath:instancePath+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.parameters !== undefined){
let data19 = data.parameters;
if(Array.isArray(data19)){
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
if(!(validate23(data19[i1], {instancePath:instancePath+"/parameters/" + i1,parentData:data19,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate23.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.templatedparameters !== undefined){
let data21 = data.templatedparameters;
if(Array.isArray(data21)){
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
if(!(validate23(data21[i2], {instancePath:instancePath+"/templatedparameters/" + i2,parentData:data21,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate23.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/templatedparameters",schemaPath:"#/properties/templatedparameters/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.dynamicparameters !== undefined){
let data23 = data.dynamicparameters;
if(((!data23 || typeof data23 != "object") && (typeof data23 !== "boolean")) && (typeof data23 !== "string")){
vErrors = addError(vErrors, {instancePath:instancePath+"/dynamicparameters",schemaPath:"#/properties/dynamicparameters/type",keyword:"type",params:{type: schema34.properties.dynamicparameters.type},message:"must be boolean,string,array,object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"name":true,"classname":true,"path":true,"group":true,"prefix":true,"source":true,"sourcename":true,"licensetag":true,"licenselink":true,"readrights":true,"writerights":true,"mustbeposted":true,"generator":true,"deprecated":true,"internal":true,"helpurls":true,"description":true,"examples":true,"parameters":true,"templatedparameters":true,"dynamicparameters":true},"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.modules === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "modules"},message:"must have required property '"+"modules"+"'"});
errors++;
}
if(data.helpformat !== undefined){
if(typeof data.helpformat !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/helpformat",schemaPath:"#/properties/helpformat/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.modules !== undefined){
let data1 = data.modules;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data1[i0], {instancePath:instancePath+"/modules/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/modules",schemaPath:"#/properties/modules/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"helpformat":true,"modules":true},"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="catalogue.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.paraminfo === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paraminfo"},message:"must have required property '"+"paraminfo"+"'"});
errors++;
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.batchcomplete !== undefined){
let data1 = data.batchcomplete;
if(!(((data1 === "") || (data1 === true)) || (data1 === false))){
vErrors = addError(vErrors, {instancePath:instancePath+"/batchcomplete",schemaPath:"#/$defs/Flag/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.paraminfo !== undefined){
if(!(validate21(data.paraminfo, {instancePath:instancePath+"/paraminfo",parentData:data,parentDataProperty:"paraminfo",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate21.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"$schema":true,"batchcomplete":true,"warnings":true,"paraminfo":true},"dynamicProps":false,"dynamicItems":false};

export const protocol = validate30;

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.path === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"});
errors++;
}
if(data.prefix === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prefix"},message:"must have required property '"+"prefix"+"'"});
errors++;
}
if(data.parameters === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parameters"},message:"must have required property '"+"parameters"+"'"});
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.classname !== undefined){
if(typeof data.classname !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/classname",schemaPath:"#/properties/classname/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(typeof data2 === "string"){
if(func1(data2) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.group !== undefined){
if(typeof data.group !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.prefix !== undefined){
if(typeof data.prefix !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.source !== undefined){
if(typeof data.source !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.sourcename !== undefined){
if(typeof data.sourcename !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/sourcename",schemaPath:"#/properties/sourcename/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.licensetag !== undefined){
if(typeof data.licensetag !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/licensetag",schemaPath:"#/properties/licensetag/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.licenselink !== undefined){
if(typeof data.licenselink !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/licenselink",schemaPath:"#/properties/licenselink/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.readrights !== undefined){
let data9 = data.readrights;
if(!(((data9 === "") || (data9 === true)) || (data9 === false))){
vErrors = addError(vErrors, {instancePath:instancePath+"/readrights",schemaPath:"#/$defs/Flag/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.writerights !== undefined){
let data10 = data.writerights;
if(!(((data10 === "") || (data10 === true)) || (data10 === false))){
vErrors = addError(vErrors, {instancePath:instancePath+"/writerights",schemaPath:"#/$defs/Flag/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.mustbeposted !== undefined){
let data11 = data.mustbeposted;
if(!(((data11 === "") || (data11 === true)) || (data11 === false))){
vErrors = addError(vErrors, {instancePath:instancePath+"/mustbeposted",schemaPath:"#/$defs/Flag/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.generator !== undefined){
let data12 = data.generator;
if(!(((data12 === "") || (data12 === true)) || (data12 === false))){
vErrors = addError(vErrors, {instancePath:instancePath+"/generator",schemaPath:"#/$defs/Flag/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.deprecated !== undefined){
let data13 = data.deprecated;
if(!(((data13 === "") || (data13 === true)) || (data13 === false))){
vErrors = addError(vErrors, {instancePath:instancePath+"/deprecated",schemaPath:"#/$defs/Flag/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.internal !== undefined){
let data14 = data.internal;
if(!(((data14 === "") || (data14 === true)) || (data14 === false))){
vErrors = addError(vErrors, {instancePath:instancePath+"/internal",schemaPath:"#/$defs/Flag/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.helpurls !== undefined){
let data15 = data.helpurls;
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(typeof data15[i0] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/helpurls/" + i0,schemaPath:"#/properties/helpurls/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/helpurls",schemaPath:"#/properties/helpurls/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.description !== undefined){
let data17 = data.description;
if((!data17 || typeof data17 != "object") && (typeof data17 !== "string")){
vErrors = addError(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/$defs/HelpText/type",keyword:"type",params:{type: schema41.type},message:"must be string,array,object"});
errors++;
}
}
if(data.examples !== undefined){
if(!(Array.isArray(data.examples))){
vErrors = addError(vErrors, {instancePath:instancePath+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.parameters !== undefined){
let data19 = data.parameters;
if(Array.isArray(data19)){
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
if(!(validate23(data19[i1], {instancePath:instancePath+"/parameters/" + i1,parentData:data19,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate23.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.templatedparameters !== undefined){
let data21 = data.templatedparameters;
if(Array.isArray(data21)){
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
if(!(validate23(data21[i2], {instancePath:instancePath+"/templatedparameters/" + i2,parentData:data21,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate23.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/templatedparameters",schemaPath:"#/properties/templatedparameters/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.dynamicparameters !== undefined){
let data23 = data.dynamicparameters;
if(((!data23 || typeof data23 != "object") && (typeof data23 !== "boolean")) && (typeof data23 !== "string")){
vErrors = addError(vErrors, {instancePath:instancePath+"/dynamicparameters",schemaPath:"#/properties/dynamicparameters/type",keyword:"type",params:{type: schema34.properties.dynamicparameters.type},message:"must be boolean,string,array,object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"name":true,"classname":true,"path":true,"group":true,"prefix":true,"source":true,"sourcename":true,"licensetag":true,"licenselink":true,"readrights":true,"writerights":true,"mustbeposted":true,"generator":true,"deprecated":true,"internal":true,"helpurls":true,"description":true,"examples":true,"parameters":true,"templatedparameters":true,"dynamicparameters":true},"dynamicProps":false,"dynamicItems":false};


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="protocol.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestDefaults === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestDefaults"},message:"must have required property '"+"requestDefaults"+"'"});
errors++;
}
if(data.roots === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roots"},message:"must have required property '"+"roots"+"'"});
errors++;
}
if(data.undocumented === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "undocumented"},message:"must have required property '"+"undocumented"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "$schema") || (key0 === "requestDefaults")) || (key0 === "roots")) || (key0 === "undocumented"))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.requestDefaults !== undefined){
let data1 = data.requestDefaults;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(typeof data1[key1] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/requestDefaults/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/requestDefaults/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/requestDefaults",schemaPath:"#/properties/requestDefaults/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.roots !== undefined){
let data3 = data.roots;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate31(data3[i0], {instancePath:instancePath+"/roots/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate31.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/roots",schemaPath:"#/properties/roots/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.undocumented !== undefined){
let data5 = data.undocumented;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 in data5){
let data6 = data5[key2];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.unknown === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/undocumented/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Gap/required",keyword:"required",params:{missingProperty: "unknown"},message:"must have required property '"+"unknown"+"'"});
errors++;
}
if(data6.assumed === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/undocumented/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Gap/required",keyword:"required",params:{missingProperty: "assumed"},message:"must have required property '"+"assumed"+"'"});
errors++;
}
if(data6.ground === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/undocumented/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Gap/required",keyword:"required",params:{missingProperty: "ground"},message:"must have required property '"+"ground"+"'"});
errors++;
}
for(const key3 in data6){
if(!((((key3 === "about") || (key3 === "unknown")) || (key3 === "assumed")) || (key3 === "ground"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/undocumented/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Gap/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"});
errors++;
}
}
if(data6.about !== undefined){
if(typeof data6.about !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/undocumented/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/about",schemaPath:"#/$defs/Gap/properties/about/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data6.unknown !== undefined){
let data8 = data6.unknown;
if(typeof data8 === "string"){
if(func1(data8) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/undocumented/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/unknown",schemaPath:"#/$defs/Gap/properties/unknown/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/undocumented/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/unknown",schemaPath:"#/$defs/Gap/properties/unknown/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data6.assumed !== undefined){
let data9 = data6.assumed;
if(typeof data9 === "string"){
if(func1(data9) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/undocumented/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/assumed",schemaPath:"#/$defs/Gap/properties/assumed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/undocumented/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/assumed",schemaPath:"#/$defs/Gap/properties/assumed/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data6.ground !== undefined){
let data10 = data6.ground;
if(typeof data10 === "string"){
if(func1(data10) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/undocumented/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/ground",schemaPath:"#/$defs/Gap/properties/ground/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/undocumented/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/ground",schemaPath:"#/$defs/Gap/properties/ground/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/undocumented/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Gap/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/undocumented",schemaPath:"#/properties/undocumented/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const directory = validate35;
const schema64 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"directory.schema.json","title":"Directory","description":"The structure of OpenAPI 3.1 documents. It accepts keys that it does not list. generator/spec/openapi/features.ts states which keys the generator reads.","type":"object","required":["openapi","info","paths"],"properties":{"openapi":{"type":"string","pattern":"^3\\.1\\.\\d+$"},"$schema":{},"$self":{},"jsonSchemaDialect":{"type":"string"},"info":{"$ref":"#/$defs/Info"},"servers":{"type":"array","items":{"$ref":"#/$defs/Server"}},"tags":{"type":"array","items":{"$ref":"#/$defs/Tag"}},"externalDocs":{},"paths":{"type":"object","propertyNames":{"pattern":"^/"},"additionalProperties":{"$ref":"#/$defs/PathItem"}},"webhooks":{},"components":{"$ref":"#/$defs/Components"},"security":{"type":"array","items":{"$ref":"#/$defs/SecurityRequirement"}},"x-paramsmith-dialect":{"enum":["plain","spring-data-rest"],"description":"The conventions of the server, which the operations do not describe. Default: plain, the assumptions of the document alone."},"x-undocumented":{"type":"object","description":"Every gap of the source, by a stable name.","additionalProperties":{"$ref":"protocol.schema.json#/$defs/Gap"}}},"$defs":{"Info":{"title":"Info","type":"object","required":["title"],"properties":{"title":{"type":"string"},"version":{},"summary":{},"description":{},"license":{},"contact":{},"termsOfService":{}}},"Server":{"title":"Server","type":"object","required":["url"],"properties":{"url":{"type":"string"},"name":{"type":"string"},"description":{"type":"string"},"variables":{"type":"object","additionalProperties":{"$ref":"#/$defs/ServerVariable"}}}},"ServerVariable":{"title":"ServerVariable","type":"object","required":["default"],"properties":{"default":{"type":"string"},"enum":{"type":"array","items":{"type":"string"}},"description":{"type":"string"}}},"Tag":{"title":"Tag","type":"object","required":["name"],"properties":{"name":{"type":"string"},"summary":{},"description":{},"externalDocs":{},"parent":{},"kind":{}}},"Components":{"title":"Components","type":"object","properties":{"schemas":{"type":"object","additionalProperties":{"$ref":"#/$defs/OpenApiSchema"}},"responses":{"type":"object","additionalProperties":{"$ref":"#/$defs/ResponseOrReference"}},"parameters":{"type":"object","additionalProperties":{"$ref":"#/$defs/ParameterOrReference"}},"requestBodies":{"type":"object","additionalProperties":{"$ref":"#/$defs/RequestBodyOrReference"}},"headers":{"type":"object","additionalProperties":{"$ref":"#/$defs/HeaderOrReference"}},"securitySchemes":{"type":"object","additionalProperties":{"$ref":"#/$defs/SecuritySchemeOrReference"}},"examples":{},"links":{},"callbacks":{},"pathItems":{"type":"object","additionalProperties":{"$ref":"#/$defs/PathItem"}},"mediaTypes":{"type":"object","additionalProperties":{"$ref":"#/$defs/MediaType"}}}},"PathItem":{"title":"PathItem","type":"object","properties":{"$ref":{"type":"string"},"summary":{"type":"string"},"description":{"type":"string"},"get":{"$ref":"#/$defs/OpenApiOperation"},"put":{"$ref":"#/$defs/OpenApiOperation"},"post":{"$ref":"#/$defs/OpenApiOperation"},"delete":{"$ref":"#/$defs/OpenApiOperation"},"options":{"$ref":"#/$defs/OpenApiOperation"},"head":{"$ref":"#/$defs/OpenApiOperation"},"patch":{"$ref":"#/$defs/OpenApiOperation"},"trace":{"$ref":"#/$defs/OpenApiOperation"},"query":{"$ref":"#/$defs/OpenApiOperation"},"additionalOperations":{},"servers":{"type":"array","items":{"$ref":"#/$defs/Server"}},"parameters":{"type":"array","items":{"$ref":"#/$defs/ParameterOrReference"}}}},"OpenApiOperation":{"title":"OpenApiOperation","type":"object","properties":{"operationId":{"type":"string","minLength":1},"summary":{"type":"string"},"description":{"type":"string"},"tags":{"type":"array","items":{"type":"string"}},"externalDocs":{},"deprecated":{"type":"boolean"},"parameters":{"type":"array","items":{"$ref":"#/$defs/ParameterOrReference"}},"requestBody":{"$ref":"#/$defs/RequestBodyOrReference"},"responses":{"$ref":"#/$defs/Responses"},"callbacks":{},"security":{"type":"array","items":{"$ref":"#/$defs/SecurityRequirement"}},"servers":{"type":"array","items":{"$ref":"#/$defs/Server"}},"x-version-property":{"type":"string","description":"The property with the version of an item, which the entity tag has instead of the payload, in the dialect spring-data-rest."}}},"Responses":{"type":"object","minProperties":1,"propertyNames":{"pattern":"^(default|[1-5]([0-9][0-9]|XX))$"},"additionalProperties":{"$ref":"#/$defs/ResponseOrReference"}},"Reference":{"title":"Reference","type":"object","required":["$ref"],"properties":{"$ref":{"type":"string"},"summary":{},"description":{}}},"ParameterOrReference":{"title":"ParameterOrReference","anyOf":[{"$ref":"#/$defs/Reference"},{"$ref":"#/$defs/OpenApiParameter"}]},"ResponseOrReference":{"title":"ResponseOrReference","anyOf":[{"$ref":"#/$defs/Reference"},{"$ref":"#/$defs/OpenApiResponse"}]},"RequestBodyOrReference":{"title":"RequestBodyOrReference","anyOf":[{"$ref":"#/$defs/Reference"},{"$ref":"#/$defs/RequestBody"}]},"HeaderOrReference":{"title":"HeaderOrReference","anyOf":[{"$ref":"#/$defs/Reference"},{"$ref":"#/$defs/OpenApiHeader"}]},"SecuritySchemeOrReference":{"title":"SecuritySchemeOrReference","anyOf":[{"$ref":"#/$defs/Reference"},{"$ref":"#/$defs/SecurityScheme"}]},"OpenApiParameter":{"title":"OpenApiParameter","type":"object","required":["name","in"],"properties":{"name":{"type":"string","minLength":1},"in":{"enum":["query","path","header","cookie","querystring"]},"description":{"type":"string"},"required":{"type":"boolean"},"deprecated":{"type":"boolean"},"allowEmptyValue":{"type":"boolean"},"style":{"enum":["matrix","label","simple","form","spaceDelimited","pipeDelimited","deepObject","cookie"]},"explode":{"type":"boolean"},"allowReserved":{"type":"boolean"},"schema":{"$ref":"#/$defs/OpenApiSchema"},"content":{"$ref":"#/$defs/Contents"},"example":{},"examples":{}}},"OpenApiHeader":{"title":"OpenApiHeader","type":"object","properties":{"description":{"type":"string"},"required":{"type":"boolean"},"deprecated":{"type":"boolean"},"allowEmptyValue":{"type":"boolean"},"style":{"enum":["matrix","label","simple","form","spaceDelimited","pipeDelimited","deepObject","cookie"]},"explode":{"type":"boolean"},"allowReserved":{"type":"boolean"},"schema":{"$ref":"#/$defs/OpenApiSchema"},"content":{"$ref":"#/$defs/Contents"},"example":{},"examples":{}}},"RequestBody":{"title":"RequestBody","type":"object","required":["content"],"properties":{"description":{"type":"string"},"required":{"type":"boolean"},"content":{"$ref":"#/$defs/Contents"}}},"OpenApiResponse":{"title":"OpenApiResponse","type":"object","properties":{"summary":{"type":"string"},"description":{"type":"string"},"headers":{"type":"object","additionalProperties":{"$ref":"#/$defs/HeaderOrReference"}},"content":{"$ref":"#/$defs/Contents"},"links":{}}},"Contents":{"title":"Contents","type":"object","propertyNames":{"pattern":"^[-!#$%&'*+.^_`|~0-9A-Za-z]+\\\\*/[-!#$%&'*+.^_`|~0-9A-Za-z]+[ \\t]*(;|$)"},"additionalProperties":{"$ref":"#/$defs/MediaType"}},"MediaType":{"title":"MediaType","type":"object","properties":{"schema":{"$ref":"#/$defs/OpenApiSchema"},"itemSchema":{"$ref":"#/$defs/OpenApiSchema"},"example":{},"examples":{},"encoding":{"type":"object","additionalProperties":{"$ref":"#/$defs/Encoding"}},"prefixEncoding":{},"itemEncoding":{}}},"Encoding":{"title":"Encoding","type":"object","properties":{"contentType":{"type":"string"},"headers":{"type":"object","additionalProperties":{"$ref":"#/$defs/HeaderOrReference"}},"style":{"enum":["matrix","label","simple","form","spaceDelimited","pipeDelimited","deepObject","cookie"]},"explode":{"type":"boolean"},"allowReserved":{"type":"boolean"},"encoding":{},"prefixEncoding":{},"itemEncoding":{}}},"SecurityRequirement":{"title":"SecurityRequirement","type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}},"SecurityScheme":{"title":"SecurityScheme","type":"object","required":["type"],"properties":{"type":{"enum":["apiKey","http","mutualTLS","oauth2","openIdConnect"]},"description":{"type":"string"},"name":{"type":"string"},"in":{"enum":["query","header","cookie"]},"scheme":{"type":"string"},"bearerFormat":{"type":"string"},"flows":{},"openIdConnectUrl":{"type":"string"},"oauth2MetadataUrl":{"type":"string"},"deprecated":{"type":"boolean"}}},"Discriminator":{"title":"Discriminator","type":"object","required":["propertyName"],"properties":{"propertyName":{"type":"string"},"mapping":{"type":"object","additionalProperties":{"type":"string"}},"defaultMapping":{"type":"string"}}},"OpenApiSchema":{"title":"OpenApiSchema","description":"JSON Schema 2020-12 with OpenAPI's keywords. A boolean schema is written as an object before it is checked.","type":"object","properties":{"$ref":{"type":"string"},"$id":{"type":"string"},"$schema":{"type":"string"},"$anchor":{"type":"string"},"$dynamicRef":{"type":"string"},"$dynamicAnchor":{"type":"string"},"$vocabulary":{},"$comment":{},"$defs":{"type":"object","additionalProperties":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]}},"title":{"type":"string"},"description":{"type":"string"},"deprecated":{"type":"boolean"},"readOnly":{"type":"boolean"},"writeOnly":{"type":"boolean"},"examples":{},"example":{},"externalDocs":{},"xml":{},"discriminator":{"$ref":"#/$defs/Discriminator"},"type":{"anyOf":[{"$ref":"#/$defs/SchemaType"},{"type":"array","items":{"$ref":"#/$defs/SchemaType"},"minItems":1}]},"enum":{"type":"array","minItems":1},"const":{},"default":{},"pattern":{"type":"string"},"format":{"type":"string"},"contentEncoding":{"type":"string"},"contentMediaType":{"type":"string"},"contentSchema":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]},"minLength":{"type":"integer","minimum":0},"maxLength":{"type":"integer","minimum":0},"minimum":{"type":"number"},"maximum":{"type":"number"},"exclusiveMinimum":{"type":"number"},"exclusiveMaximum":{"type":"number"},"multipleOf":{"type":"number","exclusiveMinimum":0},"items":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]},"prefixItems":{"type":"array","items":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]},"minItems":1},"contains":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]},"minContains":{"type":"integer","minimum":0},"maxContains":{"type":"integer","minimum":0},"unevaluatedItems":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]},"minItems":{"type":"integer","minimum":0},"maxItems":{"type":"integer","minimum":0},"uniqueItems":{"type":"boolean"},"properties":{"type":"object","additionalProperties":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]}},"patternProperties":{"type":"object","additionalProperties":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]}},"propertyNames":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]},"required":{"type":"array","items":{"type":"string"}},"dependentRequired":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}},"dependentSchemas":{"type":"object","additionalProperties":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]}},"additionalProperties":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]},"unevaluatedProperties":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]},"minProperties":{"type":"integer","minimum":0},"maxProperties":{"type":"integer","minimum":0},"anyOf":{"type":"array","items":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]},"minItems":1},"oneOf":{"type":"array","items":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]},"minItems":1},"allOf":{"type":"array","items":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]},"minItems":1},"not":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]},"if":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]},"then":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]},"else":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]},"x-wire-format":{"enum":["decimal-point"],"description":"How a number is written in a payload: `decimal-point` writes 1200 as 1200.0."}}},"SchemaType":{"title":"SchemaType","type":"string","description":"A type of JSON Schema. Other names restrict nothing."}}};
const pattern4 = new RegExp("^3\\.1\\.\\d+$", "u");
const pattern5 = new RegExp("^/", "u");

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"});
errors++;
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.variables !== undefined){
let data3 = data.variables;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
let data4 = data3[key0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.default === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/variables/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ServerVariable/required",keyword:"required",params:{missingProperty: "default"},message:"must have required property '"+"default"+"'"});
errors++;
}
if(data4.default !== undefined){
if(typeof data4.default !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/variables/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/default",schemaPath:"#/$defs/ServerVariable/properties/default/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data4.enum !== undefined){
let data6 = data4.enum;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(typeof data6[i0] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/variables/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/enum/" + i0,schemaPath:"#/$defs/ServerVariable/properties/enum/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/variables/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/enum",schemaPath:"#/$defs/ServerVariable/properties/enum/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data4.description !== undefined){
if(typeof data4.description !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/variables/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/description",schemaPath:"#/$defs/ServerVariable/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/variables/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ServerVariable/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"url":true,"name":true,"description":true,"variables":true},"dynamicProps":false,"dynamicItems":false};


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.$ref === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "$ref"},message:"must have required property '"+"$ref"+"'"});
errors++;
}
if(data.$ref !== undefined){
if(typeof data.$ref !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/$ref",schemaPath:"#/properties/%24ref/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"$ref":true,"summary":true,"description":true},"dynamicProps":false,"dynamicItems":false};

const schema73 = {"title":"OpenApiParameter","type":"object","required":["name","in"],"properties":{"name":{"type":"string","minLength":1},"in":{"enum":["query","path","header","cookie","querystring"]},"description":{"type":"string"},"required":{"type":"boolean"},"deprecated":{"type":"boolean"},"allowEmptyValue":{"type":"boolean"},"style":{"enum":["matrix","label","simple","form","spaceDelimited","pipeDelimited","deepObject","cookie"]},"explode":{"type":"boolean"},"allowReserved":{"type":"boolean"},"schema":{"$ref":"#/$defs/OpenApiSchema"},"content":{"$ref":"#/$defs/Contents"},"example":{},"examples":{}}};
const schema74 = {"title":"OpenApiSchema","description":"JSON Schema 2020-12 with OpenAPI's keywords. A boolean schema is written as an object before it is checked.","type":"object","properties":{"$ref":{"type":"string"},"$id":{"type":"string"},"$schema":{"type":"string"},"$anchor":{"type":"string"},"$dynamicRef":{"type":"string"},"$dynamicAnchor":{"type":"string"},"$vocabulary":{},"$comment":{},"$defs":{"type":"object","additionalProperties":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]}},"title":{"type":"string"},"description":{"type":"string"},"deprecated":{"type":"boolean"},"readOnly":{"type":"boolean"},"writeOnly":{"type":"boolean"},"examples":{},"example":{},"externalDocs":{},"xml":{},"discriminator":{"$ref":"#/$defs/Discriminator"},"type":{"anyOf":[{"$ref":"#/$defs/SchemaType"},{"type":"array","items":{"$ref":"#/$defs/SchemaType"},"minItems":1}]},"enum":{"type":"array","minItems":1},"const":{},"default":{},"pattern":{"type":"string"},"format":{"type":"string"},"contentEncoding":{"type":"string"},"contentMediaType":{"type":"string"},"contentSchema":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]},"minLength":{"type":"integer","minimum":0},"maxLength":{"type":"integer","minimum":0},"minimum":{"type":"number"},"maximum":{"type":"number"},"exclusiveMinimum":{"type":"number"},"exclusiveMaximum":{"type":"number"},"multipleOf":{"type":"number","exclusiveMinimum":0},"items":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]},"prefixItems":{"type":"array","items":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]},"minItems":1},"contains":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]},"minContains":{"type":"integer","minimum":0},"maxContains":{"type":"integer","minimum":0},"unevaluatedItems":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]},"minItems":{"type":"integer","minimum":0},"maxItems":{"type":"integer","minimum":0},"uniqueItems":{"type":"boolean"},"properties":{"type":"object","additionalProperties":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]}},"patternProperties":{"type":"object","additionalProperties":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]}},"propertyNames":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]},"required":{"type":"array","items":{"type":"string"}},"dependentRequired":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}},"dependentSchemas":{"type":"object","additionalProperties":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]}},"additionalProperties":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]},"unevaluatedProperties":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]},"minProperties":{"type":"integer","minimum":0},"maxProperties":{"type":"integer","minimum":0},"anyOf":{"type":"array","items":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]},"minItems":1},"oneOf":{"type":"array","items":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]},"minItems":1},"allOf":{"type":"array","items":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]},"minItems":1},"not":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]},"if":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]},"then":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]},"else":{"anyOf":[{"type":"boolean"},{"$ref":"#/$defs/OpenApiSchema"}]},"x-wire-format":{"enum":["decimal-point"],"description":"How a number is written in a payload: `decimal-point` writes 1200 as 1200.0."}}};
const wrapper0 = {validate: validate44};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.$ref !== undefined){
if(typeof data.$ref !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/$ref",schemaPath:"#/properties/%24ref/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.$id !== undefined){
if(typeof data.$id !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/$id",schemaPath:"#/properties/%24id/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.$anchor !== undefined){
if(typeof data.$anchor !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/$anchor",schemaPath:"#/properties/%24anchor/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.$dynamicRef !== undefined){
if(typeof data.$dynamicRef !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/$dynamicRef",schemaPath:"#/properties/%24dynamicRef/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.$dynamicAnchor !== undefined){
if(typeof data.$dynamicAnchor !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/$dynamicAnchor",schemaPath:"#/properties/%24dynamicAnchor/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.$defs !== undefined){
let data6 = data.$defs;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key0 in data6){
let data7 = data6[key0];
const _errs17 = errors;
let valid2 = false;
const _errs18 = errors;
if(typeof data7 !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/$defs/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/%24defs/additionalProperties/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
var _valid0 = _errs18 === errors;
valid2 = valid2 || _valid0;
const _errs20 = errors;
if(!(wrapper0.validate(data7, {instancePath:instancePath+"/$defs/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data6,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
var _valid0 = _errs20 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
vErrors = addError(vErrors, {instancePath:instancePath+"/$defs/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/%24defs/additionalProperties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/$defs",schemaPath:"#/properties/%24defs/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.deprecated !== undefined){
if(typeof data.deprecated !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/deprecated",schemaPath:"#/properties/deprecated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.readOnly !== undefined){
if(typeof data.readOnly !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.writeOnly !== undefined){
if(typeof data.writeOnly !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/writeOnly",schemaPath:"#/properties/writeOnly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.discriminator !== undefined){
let data13 = data.discriminator;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.propertyName === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/discriminator",schemaPath:"#/$defs/Discriminator/required",keyword:"required",params:{missingProperty: "propertyName"},message:"must have required property '"+"propertyName"+"'"});
errors++;
}
if(data13.propertyName !== undefined){
if(typeof data13.propertyName !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/discriminator/propertyName",schemaPath:"#/$defs/Discriminator/properties/propertyName/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data13.mapping !== undefined){
let data15 = data13.mapping;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key1 in data15){
if(typeof data15[key1] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/discriminator/mapping/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Discriminator/properties/mapping/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/discriminator/mapping",schemaPath:"#/$defs/Discriminator/properties/mapping/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data13.defaultMapping !== undefined){
if(typeof data13.defaultMapping !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/discriminator/defaultMapping",schemaPath:"#/$defs/Discriminator/properties/defaultMapping/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/discriminator",schemaPath:"#/$defs/Discriminator/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.type !== undefined){
let data18 = data.type;
const _errs44 = errors;
let valid6 = false;
const _errs45 = errors;
if(typeof data18 !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/$defs/SchemaType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
var _valid1 = _errs45 === errors;
valid6 = valid6 || _valid1;
const _errs48 = errors;
if(Array.isArray(data18)){
if(data18.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
if(typeof data18[i0] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/type/" + i0,schemaPath:"#/$defs/SchemaType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
var _valid1 = _errs48 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
vErrors = addError(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data.enum !== undefined){
let data20 = data.enum;
if(Array.isArray(data20)){
if(data20.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/enum",schemaPath:"#/properties/enum/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pattern !== undefined){
if(typeof data.pattern !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.format !== undefined){
if(typeof data.format !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.contentEncoding !== undefined){
if(typeof data.contentEncoding !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/contentEncoding",schemaPath:"#/properties/contentEncoding/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.contentMediaType !== undefined){
if(typeof data.contentMediaType !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/contentMediaType",schemaPath:"#/properties/contentMediaType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.contentSchema !== undefined){
let data25 = data.contentSchema;
const _errs64 = errors;
let valid11 = false;
const _errs65 = errors;
if(typeof data25 !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/contentSchema",schemaPath:"#/properties/contentSchema/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
var _valid2 = _errs65 === errors;
valid11 = valid11 || _valid2;
const _errs67 = errors;
if(!(wrapper0.validate(data25, {instancePath:instancePath+"/contentSchema",parentData:data,parentDataProperty:"contentSchema",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
var _valid2 = _errs67 === errors;
valid11 = valid11 || _valid2;
if(!valid11){
vErrors = addError(vErrors, {instancePath:instancePath+"/contentSchema",schemaPath:"#/properties/contentSchema/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
}
}
if(data.minLength !== undefined){
let data26 = data.minLength;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
vErrors = addError(vErrors, {instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.maxLength !== undefined){
let data27 = data.maxLength;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 0 || isNaN(data27)){
vErrors = addError(vErrors, {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.minimum !== undefined){
let data28 = data.minimum;
if(!((typeof data28 == "number") && (isFinite(data28)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.maximum !== undefined){
let data29 = data.maximum;
if(!((typeof data29 == "number") && (isFinite(data29)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.exclusiveMinimum !== undefined){
let data30 = data.exclusiveMinimum;
if(!((typeof data30 == "number") && (isFinite(data30)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/exclusiveMinimum",schemaPath:"#/properties/exclusiveMinimum/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.exclusiveMaximum !== undefined){
let data31 = data.exclusiveMaximum;
if(!((typeof data31 == "number") && (isFinite(data31)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/exclusiveMaximum",schemaPath:"#/properties/exclusiveMaximum/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.multipleOf !== undefined){
let data32 = data.multipleOf;
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 <= 0 || isNaN(data32)){
vErrors = addError(vErrors, {instancePath:instancePath+"/multipleOf",schemaPath:"#/properties/multipleOf/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/multipleOf",schemaPath:"#/properties/multipleOf/type",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.items !== undefined){
let data33 = data.items;
const _errs83 = errors;
let valid12 = false;
const _errs84 = errors;
if(typeof data33 !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/items",schemaPath:"#/properties/items/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
var _valid3 = _errs84 === errors;
valid12 = valid12 || _valid3;
const _errs86 = errors;
if(!(wrapper0.validate(data33, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
var _valid3 = _errs86 === errors;
valid12 = valid12 || _valid3;
if(!valid12){
vErrors = addError(vErrors, {instancePath:instancePath+"/items",schemaPath:"#/properties/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs83;
if(vErrors !== null){
if(_errs83){
vErrors.length = _errs83;
}
else {
vErrors = null;
}
}
}
}
if(data.prefixItems !== undefined){
let data34 = data.prefixItems;
if(Array.isArray(data34)){
if(data34.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/prefixItems",schemaPath:"#/properties/prefixItems/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len1 = data34.length;
for(let i1=0; i1<len1; i1++){
let data35 = data34[i1];
const _errs90 = errors;
let valid15 = false;
const _errs91 = errors;
if(typeof data35 !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/prefixItems/" + i1,schemaPath:"#/properties/prefixItems/items/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
var _valid4 = _errs91 === errors;
valid15 = valid15 || _valid4;
const _errs93 = errors;
if(!(wrapper0.validate(data35, {instancePath:instancePath+"/prefixItems/" + i1,parentData:data34,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
var _valid4 = _errs93 === errors;
valid15 = valid15 || _valid4;
if(!valid15){
vErrors = addError(vErrors, {instancePath:instancePath+"/prefixItems/" + i1,schemaPath:"#/properties/prefixItems/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs90;
if(vErrors !== null){
if(_errs90){
vErrors.length = _errs90;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/prefixItems",schemaPath:"#/properties/prefixItems/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.contains !== undefined){
let data36 = data.contains;
const _errs95 = errors;
let valid16 = false;
const _errs96 = errors;
if(typeof data36 !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/contains",schemaPath:"#/properties/contains/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
var _valid5 = _errs96 === errors;
valid16 = valid16 || _valid5;
const _errs98 = errors;
if(!(wrapper0.validate(data36, {instancePath:instancePath+"/contains",parentData:data,parentDataProperty:"contains",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
var _valid5 = _errs98 === errors;
valid16 = valid16 || _valid5;
if(!valid16){
vErrors = addError(vErrors, {instancePath:instancePath+"/contains",schemaPath:"#/properties/contains/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs95;
if(vErrors !== null){
if(_errs95){
vErrors.length = _errs95;
}
else {
vErrors = null;
}
}
}
}
if(data.minContains !== undefined){
let data37 = data.minContains;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/minContains",schemaPath:"#/properties/minContains/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){
vErrors = addError(vErrors, {instancePath:instancePath+"/minContains",schemaPath:"#/properties/minContains/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.maxContains !== undefined){
let data38 = data.maxContains;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/maxContains",schemaPath:"#/properties/maxContains/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 0 || isNaN(data38)){
vErrors = addError(vErrors, {instancePath:instancePath+"/maxContains",schemaPath:"#/properties/maxContains/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.unevaluatedItems !== undefined){
let data39 = data.unevaluatedItems;
const _errs104 = errors;
let valid17 = false;
const _errs105 = errors;
if(typeof data39 !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/unevaluatedItems",schemaPath:"#/properties/unevaluatedItems/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
var _valid6 = _errs105 === errors;
valid17 = valid17 || _valid6;
const _errs107 = errors;
if(!(wrapper0.validate(data39, {instancePath:instancePath+"/unevaluatedItems",parentData:data,parentDataProperty:"unevaluatedItems",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
var _valid6 = _errs107 === errors;
valid17 = valid17 || _valid6;
if(!valid17){
vErrors = addError(vErrors, {instancePath:instancePath+"/unevaluatedItems",schemaPath:"#/properties/unevaluatedItems/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs104;
if(vErrors !== null){
if(_errs104){
vErrors.length = _errs104;
}
else {
vErrors = null;
}
}
}
}
if(data.minItems !== undefined){
let data40 = data.minItems;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/minItems",schemaPath:"#/properties/minItems/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 < 0 || isNaN(data40)){
vErrors = addError(vErrors, {instancePath:instancePath+"/minItems",schemaPath:"#/properties/minItems/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.maxItems !== undefined){
let data41 = data.maxItems;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/maxItems",schemaPath:"#/properties/maxItems/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 < 0 || isNaN(data41)){
vErrors = addError(vErrors, {instancePath:instancePath+"/maxItems",schemaPath:"#/properties/maxItems/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.uniqueItems !== undefined){
if(typeof data.uniqueItems !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/uniqueItems",schemaPath:"#/properties/uniqueItems/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.properties !== undefined){
let data43 = data.properties;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
for(const key2 in data43){
let data44 = data43[key2];
const _errs118 = errors;
let valid19 = false;
const _errs119 = errors;
if(typeof data44 !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/properties/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/properties/additionalProperties/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
var _valid7 = _errs119 === errors;
valid19 = valid19 || _valid7;
const _errs121 = errors;
if(!(wrapper0.validate(data44, {instancePath:instancePath+"/properties/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data43,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
var _valid7 = _errs121 === errors;
valid19 = valid19 || _valid7;
if(!valid19){
vErrors = addError(vErrors, {instancePath:instancePath+"/properties/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/properties/additionalProperties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs118;
if(vErrors !== null){
if(_errs118){
vErrors.length = _errs118;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.patternProperties !== undefined){
let data45 = data.patternProperties;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
for(const key3 in data45){
let data46 = data45[key3];
const _errs126 = errors;
let valid21 = false;
const _errs127 = errors;
if(typeof data46 !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/patternProperties/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/patternProperties/additionalProperties/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
var _valid8 = _errs127 === errors;
valid21 = valid21 || _valid8;
const _errs129 = errors;
if(!(wrapper0.validate(data46, {instancePath:instancePath+"/patternProperties/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data45,parentDataProperty:key3,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
var _valid8 = _errs129 === errors;
valid21 = valid21 || _valid8;
if(!valid21){
vErrors = addError(vErrors, {instancePath:instancePath+"/patternProperties/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/patternProperties/additionalProperties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs126;
if(vErrors !== null){
if(_errs126){
vErrors.length = _errs126;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/patternProperties",schemaPath:"#/properties/patternProperties/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.propertyNames !== undefined){
let data47 = data.propertyNames;
const _errs131 = errors;
let valid22 = false;
const _errs132 = errors;
if(typeof data47 !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/propertyNames",schemaPath:"#/properties/propertyNames/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
var _valid9 = _errs132 === errors;
valid22 = valid22 || _valid9;
const _errs134 = errors;
if(!(wrapper0.validate(data47, {instancePath:instancePath+"/propertyNames",parentData:data,parentDataProperty:"propertyNames",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
var _valid9 = _errs134 === errors;
valid22 = valid22 || _valid9;
if(!valid22){
vErrors = addError(vErrors, {instancePath:instancePath+"/propertyNames",schemaPath:"#/properties/propertyNames/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs131;
if(vErrors !== null){
if(_errs131){
vErrors.length = _errs131;
}
else {
vErrors = null;
}
}
}
}
if(data.required !== undefined){
let data48 = data.required;
if(Array.isArray(data48)){
const len2 = data48.length;
for(let i2=0; i2<len2; i2++){
if(typeof data48[i2] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/required/" + i2,schemaPath:"#/properties/required/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.dependentRequired !== undefined){
let data50 = data.dependentRequired;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
for(const key4 in data50){
let data51 = data50[key4];
if(Array.isArray(data51)){
const len3 = data51.length;
for(let i3=0; i3<len3; i3++){
if(typeof data51[i3] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/dependentRequired/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i3,schemaPath:"#/properties/dependentRequired/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/dependentRequired/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/dependentRequired/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/dependentRequired",schemaPath:"#/properties/dependentRequired/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.dependentSchemas !== undefined){
let data53 = data.dependentSchemas;
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
for(const key5 in data53){
let data54 = data53[key5];
const _errs150 = errors;
let valid29 = false;
const _errs151 = errors;
if(typeof data54 !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/dependentSchemas/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/dependentSchemas/additionalProperties/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
var _valid10 = _errs151 === errors;
valid29 = valid29 || _valid10;
const _errs153 = errors;
if(!(wrapper0.validate(data54, {instancePath:instancePath+"/dependentSchemas/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data53,parentDataProperty:key5,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
var _valid10 = _errs153 === errors;
valid29 = valid29 || _valid10;
if(!valid29){
vErrors = addError(vErrors, {instancePath:instancePath+"/dependentSchemas/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/dependentSchemas/additionalProperties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs150;
if(vErrors !== null){
if(_errs150){
vErrors.length = _errs150;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.additionalProperties !== undefined){
let data55 = data.additionalProperties;
const _errs155 = errors;
let valid30 = false;
const _errs156 = errors;
if(typeof data55 !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/additionalProperties",schemaPath:"#/properties/additionalProperties/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
var _valid11 = _errs156 === errors;
valid30 = valid30 || _valid11;
const _errs158 = errors;
if(!(wrapper0.validate(data55, {instancePath:instancePath+"/additionalProperties",parentData:data,parentDataProperty:"additionalProperties",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
var _valid11 = _errs158 === errors;
valid30 = valid30 || _valid11;
if(!valid30){
vErrors = addError(vErrors, {instancePath:instancePath+"/additionalProperties",schemaPath:"#/properties/additionalProperties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs155;
if(vErrors !== null){
if(_errs155){
vErrors.length = _errs155;
}
else {
vErrors = null;
}
}
}
}
if(data.unevaluatedProperties !== undefined){
let data56 = data.unevaluatedProperties;
const _errs160 = errors;
let valid31 = false;
const _errs161 = errors;
if(typeof data56 !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/unevaluatedProperties",schemaPath:"#/properties/unevaluatedProperties/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
var _valid12 = _errs161 === errors;
valid31 = valid31 || _valid12;
const _errs163 = errors;
if(!(wrapper0.validate(data56, {instancePath:instancePath+"/unevaluatedProperties",parentData:data,parentDataProperty:"unevaluatedProperties",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
var _valid12 = _errs163 === errors;
valid31 = valid31 || _valid12;
if(!valid31){
vErrors = addError(vErrors, {instancePath:instancePath+"/unevaluatedProperties",schemaPath:"#/properties/unevaluatedProperties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs160;
if(vErrors !== null){
if(_errs160){
vErrors.length = _errs160;
}
else {
vErrors = null;
}
}
}
}
if(data.minProperties !== undefined){
let data57 = data.minProperties;
if(!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/minProperties",schemaPath:"#/properties/minProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 < 0 || isNaN(data57)){
vErrors = addError(vErrors, {instancePath:instancePath+"/minProperties",schemaPath:"#/properties/minProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.maxProperties !== undefined){
let data58 = data.maxProperties;
if(!(((typeof data58 == "number") && (!(data58 % 1) && !isNaN(data58))) && (isFinite(data58)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/maxProperties",schemaPath:"#/properties/maxProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data58 == "number") && (isFinite(data58))){
if(data58 < 0 || isNaN(data58)){
vErrors = addError(vErrors, {instancePath:instancePath+"/maxProperties",schemaPath:"#/properties/maxProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.anyOf !== undefined){
let data59 = data.anyOf;
if(Array.isArray(data59)){
if(data59.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/anyOf",schemaPath:"#/properties/anyOf/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len4 = data59.length;
for(let i4=0; i4<len4; i4++){
let data60 = data59[i4];
const _errs171 = errors;
let valid34 = false;
const _errs172 = errors;
if(typeof data60 !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/anyOf/" + i4,schemaPath:"#/properties/anyOf/items/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
var _valid13 = _errs172 === errors;
valid34 = valid34 || _valid13;
const _errs174 = errors;
if(!(wrapper0.validate(data60, {instancePath:instancePath+"/anyOf/" + i4,parentData:data59,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
var _valid13 = _errs174 === errors;
valid34 = valid34 || _valid13;
if(!valid34){
vErrors = addError(vErrors, {instancePath:instancePath+"/anyOf/" + i4,schemaPath:"#/properties/anyOf/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs171;
if(vErrors !== null){
if(_errs171){
vErrors.length = _errs171;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.oneOf !== undefined){
let data61 = data.oneOf;
if(Array.isArray(data61)){
if(data61.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/oneOf",schemaPath:"#/properties/oneOf/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len5 = data61.length;
for(let i5=0; i5<len5; i5++){
let data62 = data61[i5];
const _errs178 = errors;
let valid37 = false;
const _errs179 = errors;
if(typeof data62 !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/oneOf/" + i5,schemaPath:"#/properties/oneOf/items/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
var _valid14 = _errs179 === errors;
valid37 = valid37 || _valid14;
const _errs181 = errors;
if(!(wrapper0.validate(data62, {instancePath:instancePath+"/oneOf/" + i5,parentData:data61,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
var _valid14 = _errs181 === errors;
valid37 = valid37 || _valid14;
if(!valid37){
vErrors = addError(vErrors, {instancePath:instancePath+"/oneOf/" + i5,schemaPath:"#/properties/oneOf/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs178;
if(vErrors !== null){
if(_errs178){
vErrors.length = _errs178;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/oneOf",schemaPath:"#/properties/oneOf/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.allOf !== undefined){
let data63 = data.allOf;
if(Array.isArray(data63)){
if(data63.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/allOf",schemaPath:"#/properties/allOf/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len6 = data63.length;
for(let i6=0; i6<len6; i6++){
let data64 = data63[i6];
const _errs185 = errors;
let valid40 = false;
const _errs186 = errors;
if(typeof data64 !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/allOf/" + i6,schemaPath:"#/properties/allOf/items/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
var _valid15 = _errs186 === errors;
valid40 = valid40 || _valid15;
const _errs188 = errors;
if(!(wrapper0.validate(data64, {instancePath:instancePath+"/allOf/" + i6,parentData:data63,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
var _valid15 = _errs188 === errors;
valid40 = valid40 || _valid15;
if(!valid40){
vErrors = addError(vErrors, {instancePath:instancePath+"/allOf/" + i6,schemaPath:"#/properties/allOf/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs185;
if(vErrors !== null){
if(_errs185){
vErrors.length = _errs185;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/allOf",schemaPath:"#/properties/allOf/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.not !== undefined){
let data65 = data.not;
const _errs190 = errors;
let valid41 = false;
const _errs191 = errors;
if(typeof data65 !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/not",schemaPath:"#/properties/not/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
var _valid16 = _errs191 === errors;
valid41 = valid41 || _valid16;
const _errs193 = errors;
if(!(wrapper0.validate(data65, {instancePath:instancePath+"/not",parentData:data,parentDataProperty:"not",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
var _valid16 = _errs193 === errors;
valid41 = valid41 || _valid16;
if(!valid41){
vErrors = addError(vErrors, {instancePath:instancePath+"/not",schemaPath:"#/properties/not/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs190;
if(vErrors !== null){
if(_errs190){
vErrors.length = _errs190;
}
else {
vErrors = null;
}
}
}
}
if(data.if !== undefined){
let data66 = data.if;
const _errs195 = errors;
let valid42 = false;
const _errs196 = errors;
if(typeof data66 !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/if",schemaPath:"#/properties/if/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
var _valid17 = _errs196 === errors;
valid42 = valid42 || _valid17;
const _errs198 = errors;
if(!(wrapper0.validate(data66, {instancePath:instancePath+"/if",parentData:data,parentDataProperty:"if",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
var _valid17 = _errs198 === errors;
valid42 = valid42 || _valid17;
if(!valid42){
vErrors = addError(vErrors, {instancePath:instancePath+"/if",schemaPath:"#/properties/if/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs195;
if(vErrors !== null){
if(_errs195){
vErrors.length = _errs195;
}
else {
vErrors = null;
}
}
}
}
if(data.then !== undefined){
let data67 = data.then;
const _errs200 = errors;
let valid43 = false;
const _errs201 = errors;
if(typeof data67 !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/then",schemaPath:"#/properties/then/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
var _valid18 = _errs201 === errors;
valid43 = valid43 || _valid18;
const _errs203 = errors;
if(!(wrapper0.validate(data67, {instancePath:instancePath+"/then",parentData:data,parentDataProperty:"then",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
var _valid18 = _errs203 === errors;
valid43 = valid43 || _valid18;
if(!valid43){
vErrors = addError(vErrors, {instancePath:instancePath+"/then",schemaPath:"#/properties/then/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs200;
if(vErrors !== null){
if(_errs200){
vErrors.length = _errs200;
}
else {
vErrors = null;
}
}
}
}
if(data.else !== undefined){
let data68 = data.else;
const _errs205 = errors;
let valid44 = false;
const _errs206 = errors;
if(typeof data68 !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/else",schemaPath:"#/properties/else/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
var _valid19 = _errs206 === errors;
valid44 = valid44 || _valid19;
const _errs208 = errors;
if(!(wrapper0.validate(data68, {instancePath:instancePath+"/else",parentData:data,parentDataProperty:"else",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
var _valid19 = _errs208 === errors;
valid44 = valid44 || _valid19;
if(!valid44){
vErrors = addError(vErrors, {instancePath:instancePath+"/else",schemaPath:"#/properties/else/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs205;
if(vErrors !== null){
if(_errs205){
vErrors.length = _errs205;
}
else {
vErrors = null;
}
}
}
}
if(data["x-wire-format"] !== undefined){
if(!(data["x-wire-format"] === "decimal-point")){
vErrors = addError(vErrors, {instancePath:instancePath+"/x-wire-format",schemaPath:"#/properties/x-wire-format/enum",keyword:"enum",params:{allowedValues: schema74.properties["x-wire-format"].enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"$ref":true,"$id":true,"$schema":true,"$anchor":true,"$dynamicRef":true,"$dynamicAnchor":true,"$vocabulary":true,"$comment":true,"$defs":true,"title":true,"description":true,"deprecated":true,"readOnly":true,"writeOnly":true,"examples":true,"example":true,"externalDocs":true,"xml":true,"discriminator":true,"type":true,"enum":true,"const":true,"default":true,"pattern":true,"format":true,"contentEncoding":true,"contentMediaType":true,"contentSchema":true,"minLength":true,"maxLength":true,"minimum":true,"maximum":true,"exclusiveMinimum":true,"exclusiveMaximum":true,"multipleOf":true,"items":true,"prefixItems":true,"contains":true,"minContains":true,"maxContains":true,"unevaluatedItems":true,"minItems":true,"maxItems":true,"uniqueItems":true,"properties":true,"patternProperties":true,"propertyNames":true,"required":true,"dependentRequired":true,"dependentSchemas":true,"additionalProperties":true,"unevaluatedProperties":true,"minProperties":true,"maxProperties":true,"anyOf":true,"oneOf":true,"allOf":true,"not":true,"if":true,"then":true,"else":true,"x-wire-format":true},"dynamicProps":false,"dynamicItems":false};

const pattern6 = new RegExp("^[-!#$%&'*+.^_`|~0-9A-Za-z]+\\\\*/[-!#$%&'*+.^_`|~0-9A-Za-z]+[ \\t]*(;|$)", "u");
const schema80 = {"title":"Encoding","type":"object","properties":{"contentType":{"type":"string"},"headers":{"type":"object","additionalProperties":{"$ref":"#/$defs/HeaderOrReference"}},"style":{"enum":["matrix","label","simple","form","spaceDelimited","pipeDelimited","deepObject","cookie"]},"explode":{"type":"boolean"},"allowReserved":{"type":"boolean"},"encoding":{},"prefixEncoding":{},"itemEncoding":{}}};
const schema82 = {"title":"OpenApiHeader","type":"object","properties":{"description":{"type":"string"},"required":{"type":"boolean"},"deprecated":{"type":"boolean"},"allowEmptyValue":{"type":"boolean"},"style":{"enum":["matrix","label","simple","form","spaceDelimited","pipeDelimited","deepObject","cookie"]},"explode":{"type":"boolean"},"allowReserved":{"type":"boolean"},"schema":{"$ref":"#/$defs/OpenApiSchema"},"content":{"$ref":"#/$defs/Contents"},"example":{},"examples":{}}};
const wrapper19 = {validate: validate46};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description !== undefined){
if(typeof data.description !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.required !== undefined){
if(typeof data.required !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.deprecated !== undefined){
if(typeof data.deprecated !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/deprecated",schemaPath:"#/properties/deprecated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.allowEmptyValue !== undefined){
if(typeof data.allowEmptyValue !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/allowEmptyValue",schemaPath:"#/properties/allowEmptyValue/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.style !== undefined){
let data4 = data.style;
if(!((((((((data4 === "matrix") || (data4 === "label")) || (data4 === "simple")) || (data4 === "form")) || (data4 === "spaceDelimited")) || (data4 === "pipeDelimited")) || (data4 === "deepObject")) || (data4 === "cookie"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema82.properties.style.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.explode !== undefined){
if(typeof data.explode !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/explode",schemaPath:"#/properties/explode/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.allowReserved !== undefined){
if(typeof data.allowReserved !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/allowReserved",schemaPath:"#/properties/allowReserved/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.schema !== undefined){
if(!(validate44(data.schema, {instancePath:instancePath+"/schema",parentData:data,parentDataProperty:"schema",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate44.errors);
errors = vErrors.length;
}
}
if(data.content !== undefined){
if(!(wrapper19.validate(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, wrapper19.validate.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"description":true,"required":true,"deprecated":true,"allowEmptyValue":true,"style":true,"explode":true,"allowReserved":true,"schema":true,"content":true,"example":true,"examples":true},"dynamicProps":false,"dynamicItems":false};


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate41.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = {};
props0.$ref = true;
props0.summary = true;
props0.description = true;
}
const _errs2 = errors;
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate53.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.description = true;
props0.required = true;
props0.deprecated = true;
props0.allowEmptyValue = true;
props0.style = true;
props0.explode = true;
props0.allowReserved = true;
props0.schema = true;
props0.content = true;
props0.example = true;
props0.examples = true;
}
}
if(!valid0){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate51.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate51.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contentType !== undefined){
if(typeof data.contentType !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/contentType",schemaPath:"#/properties/contentType/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.headers !== undefined){
let data1 = data.headers;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
if(!(validate51(data1[key0], {instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate51.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.style !== undefined){
let data3 = data.style;
if(!((((((((data3 === "matrix") || (data3 === "label")) || (data3 === "simple")) || (data3 === "form")) || (data3 === "spaceDelimited")) || (data3 === "pipeDelimited")) || (data3 === "deepObject")) || (data3 === "cookie"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema80.properties.style.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.explode !== undefined){
if(typeof data.explode !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/explode",schemaPath:"#/properties/explode/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.allowReserved !== undefined){
if(typeof data.allowReserved !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/allowReserved",schemaPath:"#/properties/allowReserved/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"contentType":true,"headers":true,"style":true,"explode":true,"allowReserved":true,"encoding":true,"prefixEncoding":true,"itemEncoding":true},"dynamicProps":false,"dynamicItems":false};


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.schema !== undefined){
if(!(validate44(data.schema, {instancePath:instancePath+"/schema",parentData:data,parentDataProperty:"schema",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate44.errors);
errors = vErrors.length;
}
}
if(data.itemSchema !== undefined){
if(!(validate44(data.itemSchema, {instancePath:instancePath+"/itemSchema",parentData:data,parentDataProperty:"itemSchema",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate44.errors);
errors = vErrors.length;
}
}
if(data.encoding !== undefined){
let data2 = data.encoding;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
if(!(validate50(data2[key0], {instancePath:instancePath+"/encoding/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate50.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/encoding",schemaPath:"#/properties/encoding/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"schema":true,"itemSchema":true,"example":true,"examples":true,"encoding":true,"prefixEncoding":true,"itemEncoding":true},"dynamicProps":false,"dynamicItems":false};


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern6.test(key0)){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[-!#$%&'*+.^_`|~0-9A-Za-z]+\\\\*/[-!#$%&'*+.^_`|~0-9A-Za-z]+[ \\t]*(;|$)"},message:"must match pattern \""+"^[-!#$%&'*+.^_`|~0-9A-Za-z]+\\\\*/[-!#$%&'*+.^_`|~0-9A-Za-z]+[ \\t]*(;|$)"+"\"",propertyName:key0});
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"});
errors++;
}
}
for(const key1 in data){
if(!(validate47(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate47.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.in === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "in"},message:"must have required property '"+"in"+"'"});
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.in !== undefined){
let data1 = data.in;
if(!(((((data1 === "query") || (data1 === "path")) || (data1 === "header")) || (data1 === "cookie")) || (data1 === "querystring"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/in",schemaPath:"#/properties/in/enum",keyword:"enum",params:{allowedValues: schema73.properties.in.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.required !== undefined){
if(typeof data.required !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.deprecated !== undefined){
if(typeof data.deprecated !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/deprecated",schemaPath:"#/properties/deprecated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.allowEmptyValue !== undefined){
if(typeof data.allowEmptyValue !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/allowEmptyValue",schemaPath:"#/properties/allowEmptyValue/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.style !== undefined){
let data6 = data.style;
if(!((((((((data6 === "matrix") || (data6 === "label")) || (data6 === "simple")) || (data6 === "form")) || (data6 === "spaceDelimited")) || (data6 === "pipeDelimited")) || (data6 === "deepObject")) || (data6 === "cookie"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema73.properties.style.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.explode !== undefined){
if(typeof data.explode !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/explode",schemaPath:"#/properties/explode/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.allowReserved !== undefined){
if(typeof data.allowReserved !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/allowReserved",schemaPath:"#/properties/allowReserved/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.schema !== undefined){
if(!(validate44(data.schema, {instancePath:instancePath+"/schema",parentData:data,parentDataProperty:"schema",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate44.errors);
errors = vErrors.length;
}
}
if(data.content !== undefined){
if(!(validate46(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate46.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"name":true,"in":true,"description":true,"required":true,"deprecated":true,"allowEmptyValue":true,"style":true,"explode":true,"allowReserved":true,"schema":true,"content":true,"example":true,"examples":true},"dynamicProps":false,"dynamicItems":false};


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate41.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = {};
props0.$ref = true;
props0.summary = true;
props0.description = true;
}
const _errs2 = errors;
if(!(validate43(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.name = true;
props0.in = true;
props0.description = true;
props0.required = true;
props0.deprecated = true;
props0.allowEmptyValue = true;
props0.style = true;
props0.explode = true;
props0.allowReserved = true;
props0.schema = true;
props0.content = true;
props0.example = true;
props0.examples = true;
}
}
if(!valid0){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate40.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate40.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"});
errors++;
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.required !== undefined){
if(typeof data.required !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.content !== undefined){
if(!(validate46(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate46.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"description":true,"required":true,"content":true},"dynamicProps":false,"dynamicItems":false};


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate41.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = {};
props0.$ref = true;
props0.summary = true;
props0.description = true;
}
const _errs2 = errors;
if(!(validate64(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.description = true;
props0.required = true;
props0.content = true;
}
}
if(!valid0){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate62.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate62.evaluated = {"dynamicProps":true,"dynamicItems":false};

const pattern7 = new RegExp("^(default|[1-5]([0-9][0-9]|XX))$", "u");

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.headers !== undefined){
let data2 = data.headers;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
if(!(validate51(data2[key0], {instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate51.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.content !== undefined){
if(!(validate46(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate46.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"summary":true,"description":true,"headers":true,"content":true,"links":true},"dynamicProps":false,"dynamicItems":false};


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate41.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = {};
props0.$ref = true;
props0.summary = true;
props0.description = true;
}
const _errs2 = errors;
if(!(validate71(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.summary = true;
props0.description = true;
props0.headers = true;
props0.content = true;
props0.links = true;
}
}
if(!valid0){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate69.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate69.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern7.test(key0)){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(default|[1-5]([0-9][0-9]|XX))$"},message:"must match pattern \""+"^(default|[1-5]([0-9][0-9]|XX))$"+"\"",propertyName:key0});
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"});
errors++;
}
}
for(const key1 in data){
if(!(validate69(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.operationId !== undefined){
let data0 = data.operationId;
if(typeof data0 === "string"){
if(func1(data0) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/operationId",schemaPath:"#/properties/operationId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/operationId",schemaPath:"#/properties/operationId/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.tags !== undefined){
let data3 = data.tags;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.deprecated !== undefined){
if(typeof data.deprecated !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/deprecated",schemaPath:"#/properties/deprecated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.parameters !== undefined){
let data6 = data.parameters;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate40(data6[i1], {instancePath:instancePath+"/parameters/" + i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate40.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.requestBody !== undefined){
if(!(validate62(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate62.errors);
errors = vErrors.length;
}
}
if(data.responses !== undefined){
if(!(validate68(data.responses, {instancePath:instancePath+"/responses",parentData:data,parentDataProperty:"responses",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate68.errors);
errors = vErrors.length;
}
}
if(data.security !== undefined){
let data10 = data.security;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key0 in data11){
let data12 = data11[key0];
if(Array.isArray(data12)){
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
if(typeof data12[i3] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/security/" + i2+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i3,schemaPath:"#/$defs/SecurityRequirement/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/security/" + i2+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/SecurityRequirement/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/security/" + i2,schemaPath:"#/$defs/SecurityRequirement/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/security",schemaPath:"#/properties/security/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.servers !== undefined){
let data14 = data.servers;
if(Array.isArray(data14)){
const len4 = data14.length;
for(let i4=0; i4<len4; i4++){
if(!(validate36(data14[i4], {instancePath:instancePath+"/servers/" + i4,parentData:data14,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate36.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data["x-version-property"] !== undefined){
if(typeof data["x-version-property"] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/x-version-property",schemaPath:"#/properties/x-version-property/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"operationId":true,"summary":true,"description":true,"tags":true,"externalDocs":true,"deprecated":true,"parameters":true,"requestBody":true,"responses":true,"callbacks":true,"security":true,"servers":true,"x-version-property":true},"dynamicProps":false,"dynamicItems":false};


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.$ref !== undefined){
if(typeof data.$ref !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/$ref",schemaPath:"#/properties/%24ref/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.get !== undefined){
if(!(validate39(data.get, {instancePath:instancePath+"/get",parentData:data,parentDataProperty:"get",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate39.errors);
errors = vErrors.length;
}
}
if(data.put !== undefined){
if(!(validate39(data.put, {instancePath:instancePath+"/put",parentData:data,parentDataProperty:"put",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate39.errors);
errors = vErrors.length;
}
}
if(data.post !== undefined){
if(!(validate39(data.post, {instancePath:instancePath+"/post",parentData:data,parentDataProperty:"post",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate39.errors);
errors = vErrors.length;
}
}
if(data.delete !== undefined){
if(!(validate39(data.delete, {instancePath:instancePath+"/delete",parentData:data,parentDataProperty:"delete",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate39.errors);
errors = vErrors.length;
}
}
if(data.options !== undefined){
if(!(validate39(data.options, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate39.errors);
errors = vErrors.length;
}
}
if(data.head !== undefined){
if(!(validate39(data.head, {instancePath:instancePath+"/head",parentData:data,parentDataProperty:"head",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate39.errors);
errors = vErrors.length;
}
}
if(data.patch !== undefined){
if(!(validate39(data.patch, {instancePath:instancePath+"/patch",parentData:data,parentDataProperty:"patch",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate39.errors);
errors = vErrors.length;
}
}
if(data.trace !== undefined){
if(!(validate39(data.trace, {instancePath:instancePath+"/trace",parentData:data,parentDataProperty:"trace",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate39.errors);
errors = vErrors.length;
}
}
if(data.query !== undefined){
if(!(validate39(data.query, {instancePath:instancePath+"/query",parentData:data,parentDataProperty:"query",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate39.errors);
errors = vErrors.length;
}
}
if(data.servers !== undefined){
let data12 = data.servers;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
if(!(validate36(data12[i0], {instancePath:instancePath+"/servers/" + i0,parentData:data12,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate36.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.parameters !== undefined){
let data14 = data.parameters;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
if(!(validate40(data14[i1], {instancePath:instancePath+"/parameters/" + i1,parentData:data14,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate40.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"$ref":true,"summary":true,"description":true,"get":true,"put":true,"post":true,"delete":true,"options":true,"head":true,"patch":true,"trace":true,"query":true,"additionalOperations":true,"servers":true,"parameters":true},"dynamicProps":false,"dynamicItems":false};

const schema91 = {"title":"SecurityScheme","type":"object","required":["type"],"properties":{"type":{"enum":["apiKey","http","mutualTLS","oauth2","openIdConnect"]},"description":{"type":"string"},"name":{"type":"string"},"in":{"enum":["query","header","cookie"]},"scheme":{"type":"string"},"bearerFormat":{"type":"string"},"flows":{},"openIdConnectUrl":{"type":"string"},"oauth2MetadataUrl":{"type":"string"},"deprecated":{"type":"boolean"}}};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate41.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = {};
props0.$ref = true;
props0.summary = true;
props0.description = true;
}
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/$defs/SecurityScheme/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(!(((((data0 === "apiKey") || (data0 === "http")) || (data0 === "mutualTLS")) || (data0 === "oauth2")) || (data0 === "openIdConnect"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/$defs/SecurityScheme/properties/type/enum",keyword:"enum",params:{allowedValues: schema91.properties.type.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/$defs/SecurityScheme/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/$defs/SecurityScheme/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.in !== undefined){
let data3 = data.in;
if(!(((data3 === "query") || (data3 === "header")) || (data3 === "cookie"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/in",schemaPath:"#/$defs/SecurityScheme/properties/in/enum",keyword:"enum",params:{allowedValues: schema91.properties.in.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.scheme !== undefined){
if(typeof data.scheme !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/scheme",schemaPath:"#/$defs/SecurityScheme/properties/scheme/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.bearerFormat !== undefined){
if(typeof data.bearerFormat !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/bearerFormat",schemaPath:"#/$defs/SecurityScheme/properties/bearerFormat/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.openIdConnectUrl !== undefined){
if(typeof data.openIdConnectUrl !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/openIdConnectUrl",schemaPath:"#/$defs/SecurityScheme/properties/openIdConnectUrl/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.oauth2MetadataUrl !== undefined){
if(typeof data.oauth2MetadataUrl !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/oauth2MetadataUrl",schemaPath:"#/$defs/SecurityScheme/properties/oauth2MetadataUrl/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.deprecated !== undefined){
if(typeof data.deprecated !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/deprecated",schemaPath:"#/$defs/SecurityScheme/properties/deprecated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/$defs/SecurityScheme/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.description = true;
props0.name = true;
props0.in = true;
props0.scheme = true;
props0.bearerFormat = true;
props0.flows = true;
props0.openIdConnectUrl = true;
props0.oauth2MetadataUrl = true;
props0.deprecated = true;
}
}
if(!valid0){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate96.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate96.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.schemas !== undefined){
let data0 = data.schemas;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
if(!(validate44(data0[key0], {instancePath:instancePath+"/schemas/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate44.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/schemas",schemaPath:"#/properties/schemas/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.responses !== undefined){
let data2 = data.responses;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!(validate69(data2[key1], {instancePath:instancePath+"/responses/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/responses",schemaPath:"#/properties/responses/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.parameters !== undefined){
let data4 = data.parameters;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!(validate40(data4[key2], {instancePath:instancePath+"/parameters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate40.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.requestBodies !== undefined){
let data6 = data.requestBodies;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
if(!(validate62(data6[key3], {instancePath:instancePath+"/requestBodies/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data6,parentDataProperty:key3,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate62.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/requestBodies",schemaPath:"#/properties/requestBodies/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.headers !== undefined){
let data8 = data.headers;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key4 in data8){
if(!(validate51(data8[key4], {instancePath:instancePath+"/headers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data8,parentDataProperty:key4,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate51.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.securitySchemes !== undefined){
let data10 = data.securitySchemes;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key5 in data10){
if(!(validate96(data10[key5], {instancePath:instancePath+"/securitySchemes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data10,parentDataProperty:key5,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate96.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/securitySchemes",schemaPath:"#/properties/securitySchemes/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.pathItems !== undefined){
let data12 = data.pathItems;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key6 in data12){
if(!(validate38(data12[key6], {instancePath:instancePath+"/pathItems/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data12,parentDataProperty:key6,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/pathItems",schemaPath:"#/properties/pathItems/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.mediaTypes !== undefined){
let data14 = data.mediaTypes;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key7 in data14){
if(!(validate47(data14[key7], {instancePath:instancePath+"/mediaTypes/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data14,parentDataProperty:key7,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate47.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/mediaTypes",schemaPath:"#/properties/mediaTypes/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":{"schemas":true,"responses":true,"parameters":true,"requestBodies":true,"headers":true,"securitySchemes":true,"examples":true,"links":true,"callbacks":true,"pathItems":true,"mediaTypes":true},"dynamicProps":false,"dynamicItems":false};


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="directory.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.openapi === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "openapi"},message:"must have required property '"+"openapi"+"'"});
errors++;
}
if(data.info === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "info"},message:"must have required property '"+"info"+"'"});
errors++;
}
if(data.paths === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paths"},message:"must have required property '"+"paths"+"'"});
errors++;
}
if(data.openapi !== undefined){
let data0 = data.openapi;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
vErrors = addError(vErrors, {instancePath:instancePath+"/openapi",schemaPath:"#/properties/openapi/pattern",keyword:"pattern",params:{pattern: "^3\\.1\\.\\d+$"},message:"must match pattern \""+"^3\\.1\\.\\d+$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/openapi",schemaPath:"#/properties/openapi/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.jsonSchemaDialect !== undefined){
if(typeof data.jsonSchemaDialect !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/jsonSchemaDialect",schemaPath:"#/properties/jsonSchemaDialect/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.info !== undefined){
let data2 = data.info;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.title === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/info",schemaPath:"#/$defs/Info/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data2.title !== undefined){
if(typeof data2.title !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/info/title",schemaPath:"#/$defs/Info/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/info",schemaPath:"#/$defs/Info/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.servers !== undefined){
let data4 = data.servers;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate36(data4[i0], {instancePath:instancePath+"/servers/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate36.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.tags !== undefined){
let data6 = data.tags;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.name === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i1,schemaPath:"#/$defs/Tag/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data7.name !== undefined){
if(typeof data7.name !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i1+"/name",schemaPath:"#/$defs/Tag/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/tags/" + i1,schemaPath:"#/$defs/Tag/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.paths !== undefined){
let data9 = data.paths;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key0 in data9){
const _errs22 = errors;
if(typeof key0 === "string"){
if(!pattern5.test(key0)){
vErrors = addError(vErrors, {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/propertyNames/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\"",propertyName:key0});
errors++;
}
}
var valid9 = _errs22 === errors;
if(!valid9){
vErrors = addError(vErrors, {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"});
errors++;
}
}
for(const key1 in data9){
if(!(validate38(data9[key1], {instancePath:instancePath+"/paths/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data9,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.components !== undefined){
if(!(validate90(data.components, {instancePath:instancePath+"/components",parentData:data,parentDataProperty:"components",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate90.errors);
errors = vErrors.length;
}
}
if(data.security !== undefined){
let data12 = data.security;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key2 in data13){
let data14 = data13[key2];
if(Array.isArray(data14)){
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
if(typeof data14[i3] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/security/" + i2+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i3,schemaPath:"#/$defs/SecurityRequirement/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/security/" + i2+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/SecurityRequirement/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/security/" + i2,schemaPath:"#/$defs/SecurityRequirement/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/security",schemaPath:"#/properties/security/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data["x-paramsmith-dialect"] !== undefined){
let data16 = data["x-paramsmith-dialect"];
if(!((data16 === "plain") || (data16 === "spring-data-rest"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/x-paramsmith-dialect",schemaPath:"#/properties/x-paramsmith-dialect/enum",keyword:"enum",params:{allowedValues: schema64.properties["x-paramsmith-dialect"].enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data["x-undocumented"] !== undefined){
let data17 = data["x-undocumented"];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key3 in data17){
let data18 = data17[key3];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.unknown === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/x-undocumented/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"protocol.schema.json#/$defs/Gap/required",keyword:"required",params:{missingProperty: "unknown"},message:"must have required property '"+"unknown"+"'"});
errors++;
}
if(data18.assumed === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/x-undocumented/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"protocol.schema.json#/$defs/Gap/required",keyword:"required",params:{missingProperty: "assumed"},message:"must have required property '"+"assumed"+"'"});
errors++;
}
if(data18.ground === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/x-undocumented/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"protocol.schema.json#/$defs/Gap/required",keyword:"required",params:{missingProperty: "ground"},message:"must have required property '"+"ground"+"'"});
errors++;
}
for(const key4 in data18){
if(!((((key4 === "about") || (key4 === "unknown")) || (key4 === "assumed")) || (key4 === "ground"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/x-undocumented/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"protocol.schema.json#/$defs/Gap/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"});
errors++;
}
}
if(data18.about !== undefined){
if(typeof data18.about !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/x-undocumented/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/about",schemaPath:"protocol.schema.json#/$defs/Gap/properties/about/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data18.unknown !== undefined){
let data20 = data18.unknown;
if(typeof data20 === "string"){
if(func1(data20) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/x-undocumented/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/unknown",schemaPath:"protocol.schema.json#/$defs/Gap/properties/unknown/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/x-undocumented/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/unknown",schemaPath:"protocol.schema.json#/$defs/Gap/properties/unknown/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data18.assumed !== undefined){
let data21 = data18.assumed;
if(typeof data21 === "string"){
if(func1(data21) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/x-undocumented/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/assumed",schemaPath:"protocol.schema.json#/$defs/Gap/properties/assumed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/x-undocumented/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/assumed",schemaPath:"protocol.schema.json#/$defs/Gap/properties/assumed/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data18.ground !== undefined){
let data22 = data18.ground;
if(typeof data22 === "string"){
if(func1(data22) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/x-undocumented/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/ground",schemaPath:"protocol.schema.json#/$defs/Gap/properties/ground/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/x-undocumented/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/ground",schemaPath:"protocol.schema.json#/$defs/Gap/properties/ground/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/x-undocumented/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"protocol.schema.json#/$defs/Gap/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/x-undocumented",schemaPath:"#/properties/x-undocumented/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"openapi":true,"$schema":true,"$self":true,"jsonSchemaDialect":true,"info":true,"servers":true,"tags":true,"externalDocs":true,"paths":true,"webhooks":true,"components":true,"security":true,"x-paramsmith-dialect":true,"x-undocumented":true},"dynamicProps":false,"dynamicItems":false};

export const config = validate102;
const schema94 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"config.schema.json","title":"Config","description":"paramsmith.config.json: the specs of a project, and the folder of their code. Paths are relative to the file.","type":"object","required":["specs"],"additionalProperties":false,"properties":{"$schema":{"type":"string"},"out":{"type":"string","minLength":1,"description":"The folder of generated code. Default: generated."},"importExtension":{"enum":[".js",".ts",""],"description":"The ending of relative imports in generated code. Default: .js."},"runtime":{"enum":["copy","package"],"description":"The source of the runtime in imports of generated code: its copy in the output folder, or the package paramsmith. Default: copy."},"targets":{"type":"array","minItems":1,"uniqueItems":true,"items":{"enum":["requests","validators","reading","responses","handlers","stub","schemas"]},"description":"The kinds of code that are generated, with the kinds and the files of the runtime that they need. Default: all except stub and schemas."},"specs":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/SpecEntry"}},"acceptedWarnings":{"type":"array","items":{"$ref":"#/$defs/AcceptedEntry"},"description":"Warnings that generate, check and validate do not report, by their ids."},"diff":{"$ref":"#/$defs/ReviewSettings"}},"$defs":{"AcceptedEntry":{"title":"AcceptedEntry","type":"object","required":["id","reason"],"additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"description":"The id of a finding or of a warning, as a report shows it."},"reason":{"type":"string","pattern":"\\S","description":"The reason why it is accepted."},"until":{"type":"string","pattern":"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$","description":"The last day on which it is accepted, in UTC, such as 2030-12-31. Default: no end."}}},"ReviewSettings":{"title":"ReviewSettings","description":"The settings of diff.","type":"object","additionalProperties":false,"properties":{"audience":{"type":"array","minItems":1,"uniqueItems":true,"items":{"enum":["wire","types","validators","handlers"]},"description":"The consumers that reports, exit codes and version steps are for. Default: wire and types."},"severities":{"type":"object","additionalProperties":{"enum":["breaking","risky","info","none"]},"description":"Levels by rule, instead of the level that the rule has for each class of consumers that it affects."},"accepted":{"type":"array","items":{"$ref":"#/$defs/AcceptedEntry"},"description":"Findings that diff does not report, by their ids."}}},"SpecEntry":{"title":"SpecEntry","type":"object","additionalProperties":false,"dependentRequired":{"files":["combine"],"combine":["files"]},"properties":{"file":{"type":"string","minLength":1,"description":"A catalogue or a directory. Either this or `files`."},"files":{"type":"array","minItems":2,"items":{"type":"string","minLength":1},"description":"Catalogues that are combined to one spec."},"combine":{"enum":["intersection","union"],"description":"The combination of `files`: requests that all of them accept, or requests that any of them accepts."},"name":{"type":"string","pattern":"^[a-z][a-z0-9-]*$","description":"The folder under `out`. Default: the name of the file, or of its folder if the file is called catalogue, openapi, paraminfo, index or api; for `files`, the value of `combine`."},"roots":{"type":"string","minLength":1,"description":"The `file` of another catalogue of this configuration. Its root modules (`main`, `query` and the formats) are used for this catalogue, which imports their code. Default: the root modules of this catalogue, or of the protocol."},"protocol":{"type":"string","minLength":1,"description":"The parts of the protocol that a catalogue does not describe. Default: protocol.json beside the file, or the one that ships with Paramsmith."},"version":{"type":"string","pattern":"^[0-9]{1,3}\\.[0-9]{1,3}$","description":"The version of MediaWiki whose responses are described, such as 1.45. Default: the version in site.json beside the file, or all versions."},"formatversion":{"type":"array","uniqueItems":true,"items":{"enum":[1,2]},"contains":{"const":2},"description":"The format versions whose response types are generated for a catalogue: [2] or [1, 2]. Default: [2]; responses in format version 1 are then unknown."},"dialect":{"enum":["plain","spring-data-rest"],"description":"The conventions of a directory's server. Default: x-paramsmith-dialect of the document, or plain."},"int64":{"enum":["number","bigint","text"],"description":"The type of a directory's integers of the format int64: a number, a bigint, or a string of digits. Default: number."},"targets":{"type":"array","minItems":1,"uniqueItems":true,"items":{"enum":["requests","validators","reading","responses","handlers","stub","schemas"]},"description":"The kinds of code that are generated from this spec, instead of those of the project."},"include":{"description":"The operations of a directory that are generated, by id, tag or path. `*` matches any text. Default: all.","type":"object","additionalProperties":false,"properties":{"operations":{"type":"array","items":{"type":"string","minLength":1}},"tags":{"type":"array","items":{"type":"string","minLength":1}},"paths":{"type":"array","items":{"type":"string","minLength":1}}}},"exclude":{"description":"The operations of a directory that are not generated, by id, tag or path. `*` matches any text. Default: none.","type":"object","additionalProperties":false,"properties":{"operations":{"type":"array","items":{"type":"string","minLength":1}},"tags":{"type":"array","items":{"type":"string","minLength":1}},"paths":{"type":"array","items":{"type":"string","minLength":1}}}},"strict":{"type":"boolean","description":"Whether a directory is refused if one of its operations cannot be generated. Default: false; such operations are skipped."}}}}};
const schema95 = {"title":"SpecEntry","type":"object","additionalProperties":false,"dependentRequired":{"files":["combine"],"combine":["files"]},"properties":{"file":{"type":"string","minLength":1,"description":"A catalogue or a directory. Either this or `files`."},"files":{"type":"array","minItems":2,"items":{"type":"string","minLength":1},"description":"Catalogues that are combined to one spec."},"combine":{"enum":["intersection","union"],"description":"The combination of `files`: requests that all of them accept, or requests that any of them accepts."},"name":{"type":"string","pattern":"^[a-z][a-z0-9-]*$","description":"The folder under `out`. Default: the name of the file, or of its folder if the file is called catalogue, openapi, paraminfo, index or api; for `files`, the value of `combine`."},"roots":{"type":"string","minLength":1,"description":"The `file` of another catalogue of this configuration. Its root modules (`main`, `query` and the formats) are used for this catalogue, which imports their code. Default: the root modules of this catalogue, or of the protocol."},"protocol":{"type":"string","minLength":1,"description":"The parts of the protocol that a catalogue does not describe. Default: protocol.json beside the file, or the one that ships with Paramsmith."},"version":{"type":"string","pattern":"^[0-9]{1,3}\\.[0-9]{1,3}$","description":"The version of MediaWiki whose responses are described, such as 1.45. Default: the version in site.json beside the file, or all versions."},"formatversion":{"type":"array","uniqueItems":true,"items":{"enum":[1,2]},"contains":{"const":2},"description":"The format versions whose response types are generated for a catalogue: [2] or [1, 2]. Default: [2]; responses in format version 1 are then unknown."},"dialect":{"enum":["plain","spring-data-rest"],"description":"The conventions of a directory's server. Default: x-paramsmith-dialect of the document, or plain."},"int64":{"enum":["number","bigint","text"],"description":"The type of a directory's integers of the format int64: a number, a bigint, or a string of digits. Default: number."},"targets":{"type":"array","minItems":1,"uniqueItems":true,"items":{"enum":["requests","validators","reading","responses","handlers","stub","schemas"]},"description":"The kinds of code that are generated from this spec, instead of those of the project."},"include":{"description":"The operations of a directory that are generated, by id, tag or path. `*` matches any text. Default: all.","type":"object","additionalProperties":false,"properties":{"operations":{"type":"array","items":{"type":"string","minLength":1}},"tags":{"type":"array","items":{"type":"string","minLength":1}},"paths":{"type":"array","items":{"type":"string","minLength":1}}}},"exclude":{"description":"The operations of a directory that are not generated, by id, tag or path. `*` matches any text. Default: none.","type":"object","additionalProperties":false,"properties":{"operations":{"type":"array","items":{"type":"string","minLength":1}},"tags":{"type":"array","items":{"type":"string","minLength":1}},"paths":{"type":"array","items":{"type":"string","minLength":1}}}},"strict":{"type":"boolean","description":"Whether a directory is refused if one of its operations cannot be generated. Default: false; such operations are skipped."}}};
const func0 = (function equal(a, b) {
  if (a === b) return true;

  if (a && b && typeof a == 'object' && typeof b == 'object') {
    if (a.constructor !== b.constructor) return false;

    var length, i, keys;
    if (Array.isArray(a)) {
      length = a.length;
      if (length != b.length) return false;
      for (i = length; i-- !== 0;)
        if (!equal(a[i], b[i])) return false;
      return true;
    }



    if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
    if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
    if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();

    keys = Object.keys(a);
    length = keys.length;
    if (length !== Object.keys(b).length) return false;

    for (i = length; i-- !== 0;)
      if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return false;

    for (i = length; i-- !== 0;) {
      var key = keys[i];

      if (!equal(a[key], b[key])) return false;
    }

    return true;
  }

  // true if both NaN, false otherwise
  return a!==a && b!==b;
});
const func16 = Object.prototype.hasOwnProperty;
const pattern8 = new RegExp("^[a-z][a-z0-9-]*$", "u");
const pattern9 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const pattern10 = new RegExp("\\S", "u");
const pattern11 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$", "u");
const schema97 = {"title":"ReviewSettings","description":"The settings of diff.","type":"object","additionalProperties":false,"properties":{"audience":{"type":"array","minItems":1,"uniqueItems":true,"items":{"enum":["wire","types","validators","handlers"]},"description":"The consumers that reports, exit codes and version steps are for. Default: wire and types."},"severities":{"type":"object","additionalProperties":{"enum":["breaking","risky","info","none"]},"description":"Levels by rule, instead of the level that the rule has for each class of consumers that it affects."},"accepted":{"type":"array","items":{"$ref":"#/$defs/AcceptedEntry"},"description":"Findings that diff does not report, by their ids."}}};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "audience") || (key0 === "severities")) || (key0 === "accepted"))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.audience !== undefined){
let data0 = data.audience;
if(Array.isArray(data0)){
if(data0.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!((((data1 === "wire") || (data1 === "types")) || (data1 === "validators")) || (data1 === "handlers"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/audience/" + i0,schemaPath:"#/properties/audience/items/enum",keyword:"enum",params:{allowedValues: schema97.properties.audience.items.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data0[i1], data0[j0])){
vErrors = addError(vErrors, {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.severities !== undefined){
let data2 = data.severities;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(!((((data3 === "breaking") || (data3 === "risky")) || (data3 === "info")) || (data3 === "none"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/severities/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/severities/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema97.properties.severities.additionalProperties.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/severities",schemaPath:"#/properties/severities/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.accepted !== undefined){
let data4 = data.accepted;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i2=0; i2<len1; i2++){
let data5 = data4[i2];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.id === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/accepted/" + i2,schemaPath:"#/$defs/AcceptedEntry/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data5.reason === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/accepted/" + i2,schemaPath:"#/$defs/AcceptedEntry/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"});
errors++;
}
for(const key2 in data5){
if(!(((key2 === "id") || (key2 === "reason")) || (key2 === "until"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/accepted/" + i2,schemaPath:"#/$defs/AcceptedEntry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"});
errors++;
}
}
if(data5.id !== undefined){
let data6 = data5.id;
if(typeof data6 === "string"){
if(func1(data6) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/accepted/" + i2+"/id",schemaPath:"#/$defs/AcceptedEntry/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/accepted/" + i2+"/id",schemaPath:"#/$defs/AcceptedEntry/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data5.reason !== undefined){
let data7 = data5.reason;
if(typeof data7 === "string"){
if(!pattern10.test(data7)){
vErrors = addError(vErrors, {instancePath:instancePath+"/accepted/" + i2+"/reason",schemaPath:"#/$defs/AcceptedEntry/properties/reason/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/accepted/" + i2+"/reason",schemaPath:"#/$defs/AcceptedEntry/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data5.until !== undefined){
let data8 = data5.until;
if(typeof data8 === "string"){
if(!pattern11.test(data8)){
vErrors = addError(vErrors, {instancePath:instancePath+"/accepted/" + i2+"/until",schemaPath:"#/$defs/AcceptedEntry/properties/until/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"},message:"must match pattern \""+"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/accepted/" + i2+"/until",schemaPath:"#/$defs/AcceptedEntry/properties/until/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/accepted/" + i2,schemaPath:"#/$defs/AcceptedEntry/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="config.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.specs === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "specs"},message:"must have required property '"+"specs"+"'"});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "$schema") || (key0 === "out")) || (key0 === "importExtension")) || (key0 === "runtime")) || (key0 === "targets")) || (key0 === "specs")) || (key0 === "acceptedWarnings")) || (key0 === "diff"))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.out !== undefined){
let data1 = data.out;
if(typeof data1 === "string"){
if(func1(data1) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/out",schemaPath:"#/properties/out/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/out",schemaPath:"#/properties/out/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.importExtension !== undefined){
let data2 = data.importExtension;
if(!(((data2 === ".js") || (data2 === ".ts")) || (data2 === ""))){
vErrors = addError(vErrors, {instancePath:instancePath+"/importExtension",schemaPath:"#/properties/importExtension/enum",keyword:"enum",params:{allowedValues: schema94.properties.importExtension.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.runtime !== undefined){
let data3 = data.runtime;
if(!((data3 === "copy") || (data3 === "package"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/runtime",schemaPath:"#/properties/runtime/enum",keyword:"enum",params:{allowedValues: schema94.properties.runtime.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.targets !== undefined){
let data4 = data.targets;
if(Array.isArray(data4)){
if(data4.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(!(((((((data5 === "requests") || (data5 === "validators")) || (data5 === "reading")) || (data5 === "responses")) || (data5 === "handlers")) || (data5 === "stub")) || (data5 === "schemas"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/targets/" + i0,schemaPath:"#/properties/targets/items/enum",keyword:"enum",params:{allowedValues: schema94.properties.targets.items.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data4[i1], data4[j0])){
vErrors = addError(vErrors, {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.specs !== undefined){
let data6 = data.specs;
if(Array.isArray(data6)){
if(data6.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/specs",schemaPath:"#/properties/specs/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len1 = data6.length;
for(let i2=0; i2<len1; i2++){
let data7 = data6[i2];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 in data7){
if(!(func16.call(schema95.properties, key1))){
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2,schemaPath:"#/$defs/SpecEntry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"});
errors++;
}
}
if(data7.file !== undefined){
let data8 = data7.file;
if(typeof data8 === "string"){
if(func1(data8) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/file",schemaPath:"#/$defs/SpecEntry/properties/file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/file",schemaPath:"#/$defs/SpecEntry/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data7.files !== undefined){
let data9 = data7.files;
if(Array.isArray(data9)){
if(data9.length < 2){
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/files",schemaPath:"#/$defs/SpecEntry/properties/files/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"});
errors++;
}
const len2 = data9.length;
for(let i3=0; i3<len2; i3++){
let data10 = data9[i3];
if(typeof data10 === "string"){
if(func1(data10) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/files/" + i3,schemaPath:"#/$defs/SpecEntry/properties/files/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/files/" + i3,schemaPath:"#/$defs/SpecEntry/properties/files/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/files",schemaPath:"#/$defs/SpecEntry/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data7.combine !== undefined){
let data11 = data7.combine;
if(!((data11 === "intersection") || (data11 === "union"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/combine",schemaPath:"#/$defs/SpecEntry/properties/combine/enum",keyword:"enum",params:{allowedValues: schema95.properties.combine.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data7.name !== undefined){
let data12 = data7.name;
if(typeof data12 === "string"){
if(!pattern8.test(data12)){
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/name",schemaPath:"#/$defs/SpecEntry/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/name",schemaPath:"#/$defs/SpecEntry/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data7.roots !== undefined){
let data13 = data7.roots;
if(typeof data13 === "string"){
if(func1(data13) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/roots",schemaPath:"#/$defs/SpecEntry/properties/roots/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/roots",schemaPath:"#/$defs/SpecEntry/properties/roots/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data7.protocol !== undefined){
let data14 = data7.protocol;
if(typeof data14 === "string"){
if(func1(data14) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/protocol",schemaPath:"#/$defs/SpecEntry/properties/protocol/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/protocol",schemaPath:"#/$defs/SpecEntry/properties/protocol/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data7.version !== undefined){
let data15 = data7.version;
if(typeof data15 === "string"){
if(!pattern9.test(data15)){
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/version",schemaPath:"#/$defs/SpecEntry/properties/version/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,3}\\.[0-9]{1,3}$"},message:"must match pattern \""+"^[0-9]{1,3}\\.[0-9]{1,3}$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/version",schemaPath:"#/$defs/SpecEntry/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data7.formatversion !== undefined){
let data16 = data7.formatversion;
if(Array.isArray(data16)){
const len3 = data16.length;
for(let i4=0; i4<len3; i4++){
let data17 = data16[i4];
if(!((data17 === 1) || (data17 === 2))){
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/formatversion/" + i4,schemaPath:"#/$defs/SpecEntry/properties/formatversion/items/enum",keyword:"enum",params:{allowedValues: schema95.properties.formatversion.items.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
const _errs35 = errors;
const len4 = data16.length;
for(let i5=0; i5<len4; i5++){
const _errs36 = errors;
if(2 !== data16[i5]){
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/formatversion/" + i5,schemaPath:"#/$defs/SpecEntry/properties/formatversion/contains/const",keyword:"const",params:{allowedValue: 2},message:"must be equal to constant"});
errors++;
}
var valid12 = _errs36 === errors;
if(valid12){
break;
}
}
if(!valid12){
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/formatversion",schemaPath:"#/$defs/SpecEntry/properties/formatversion/contains",keyword:"contains",params:{minContains: 1},message:"must contain at least 1 valid item(s)"});
errors++;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
let i6 = data16.length;
let j1;
if(i6 > 1){
outer1:
for(;i6--;){
for(j1 = i6; j1--;){
if(func0(data16[i6], data16[j1])){
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/formatversion",schemaPath:"#/$defs/SpecEntry/properties/formatversion/uniqueItems",keyword:"uniqueItems",params:{i: i6, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i6+" are identical)"});
errors++;
break outer1;
}
}
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/formatversion",schemaPath:"#/$defs/SpecEntry/properties/formatversion/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data7.dialect !== undefined){
let data19 = data7.dialect;
if(!((data19 === "plain") || (data19 === "spring-data-rest"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/dialect",schemaPath:"#/$defs/SpecEntry/properties/dialect/enum",keyword:"enum",params:{allowedValues: schema95.properties.dialect.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data7.int64 !== undefined){
let data20 = data7.int64;
if(!(((data20 === "number") || (data20 === "bigint")) || (data20 === "text"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/int64",schemaPath:"#/$defs/SpecEntry/properties/int64/enum",keyword:"enum",params:{allowedValues: schema95.properties.int64.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data7.targets !== undefined){
let data21 = data7.targets;
if(Array.isArray(data21)){
if(data21.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/targets",schemaPath:"#/$defs/SpecEntry/properties/targets/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len5 = data21.length;
for(let i7=0; i7<len5; i7++){
let data22 = data21[i7];
if(!(((((((data22 === "requests") || (data22 === "validators")) || (data22 === "reading")) || (data22 === "responses")) || (data22 === "handlers")) || (data22 === "stub")) || (data22 === "schemas"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/targets/" + i7,schemaPath:"#/$defs/SpecEntry/properties/targets/items/enum",keyword:"enum",params:{allowedValues: schema95.properties.targets.items.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
let i8 = data21.length;
let j2;
if(i8 > 1){
outer2:
for(;i8--;){
for(j2 = i8; j2--;){
if(func0(data21[i8], data21[j2])){
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/targets",schemaPath:"#/$defs/SpecEntry/properties/targets/uniqueItems",keyword:"uniqueItems",params:{i: i8, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i8+" are identical)"});
errors++;
break outer2;
}
}
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/targets",schemaPath:"#/$defs/SpecEntry/properties/targets/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data7.include !== undefined){
let data23 = data7.include;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
for(const key2 in data23){
if(!(((key2 === "operations") || (key2 === "tags")) || (key2 === "paths"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/include",schemaPath:"#/$defs/SpecEntry/properties/include/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"});
errors++;
}
}
if(data23.operations !== undefined){
let data24 = data23.operations;
if(Array.isArray(data24)){
const len6 = data24.length;
for(let i9=0; i9<len6; i9++){
let data25 = data24[i9];
if(typeof data25 === "string"){
if(func1(data25) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/include/operations/" + i9,schemaPath:"#/$defs/SpecEntry/properties/include/properties/operations/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/include/operations/" + i9,schemaPath:"#/$defs/SpecEntry/properties/include/properties/operations/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/include/operations",schemaPath:"#/$defs/SpecEntry/properties/include/properties/operations/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data23.tags !== undefined){
let data26 = data23.tags;
if(Array.isArray(data26)){
const len7 = data26.length;
for(let i10=0; i10<len7; i10++){
let data27 = data26[i10];
if(typeof data27 === "string"){
if(func1(data27) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/include/tags/" + i10,schemaPath:"#/$defs/SpecEntry/properties/include/properties/tags/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/include/tags/" + i10,schemaPath:"#/$defs/SpecEntry/properties/include/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/include/tags",schemaPath:"#/$defs/SpecEntry/properties/include/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data23.paths !== undefined){
let data28 = data23.paths;
if(Array.isArray(data28)){
const len8 = data28.length;
for(let i11=0; i11<len8; i11++){
let data29 = data28[i11];
if(typeof data29 === "string"){
if(func1(data29) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/include/paths/" + i11,schemaPath:"#/$defs/SpecEntry/properties/include/properties/paths/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/include/paths/" + i11,schemaPath:"#/$defs/SpecEntry/properties/include/properties/paths/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/include/paths",schemaPath:"#/$defs/SpecEntry/properties/include/properties/paths/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/include",schemaPath:"#/$defs/SpecEntry/properties/include/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data7.exclude !== undefined){
let data30 = data7.exclude;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key3 in data30){
if(!(((key3 === "operations") || (key3 === "tags")) || (key3 === "paths"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/exclude",schemaPath:"#/$defs/SpecEntry/properties/exclude/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"});
errors++;
}
}
if(data30.operations !== undefined){
let data31 = data30.operations;
if(Array.isArray(data31)){
const len9 = data31.length;
for(let i12=0; i12<len9; i12++){
let data32 = data31[i12];
if(typeof data32 === "string"){
if(func1(data32) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/exclude/operations/" + i12,schemaPath:"#/$defs/SpecEntry/properties/exclude/properties/operations/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/exclude/operations/" + i12,schemaPath:"#/$defs/SpecEntry/properties/exclude/properties/operations/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/exclude/operations",schemaPath:"#/$defs/SpecEntry/properties/exclude/properties/operations/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data30.tags !== undefined){
let data33 = data30.tags;
if(Array.isArray(data33)){
const len10 = data33.length;
for(let i13=0; i13<len10; i13++){
let data34 = data33[i13];
if(typeof data34 === "string"){
if(func1(data34) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/exclude/tags/" + i13,schemaPath:"#/$defs/SpecEntry/properties/exclude/properties/tags/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/exclude/tags/" + i13,schemaPath:"#/$defs/SpecEntry/properties/exclude/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/exclude/tags",schemaPath:"#/$defs/SpecEntry/properties/exclude/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data30.paths !== undefined){
let data35 = data30.paths;
if(Array.isArray(data35)){
const len11 = data35.length;
for(let i14=0; i14<len11; i14++){
let data36 = data35[i14];
if(typeof data36 === "string"){
if(func1(data36) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/exclude/paths/" + i14,schemaPath:"#/$defs/SpecEntry/properties/exclude/properties/paths/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/exclude/paths/" + i14,schemaPath:"#/$defs/SpecEntry/properties/exclude/properties/paths/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/exclude/paths",schemaPath:"#/$defs/SpecEntry/properties/exclude/properties/paths/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/exclude",schemaPath:"#/$defs/SpecEntry/properties/exclude/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data7.strict !== undefined){
if(typeof data7.strict !== "boolean"){
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2+"/strict",schemaPath:"#/$defs/SpecEntry/properties/strict/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data7.files !== undefined){
if(data7.combine === undefined){
const err62 = {instancePath:instancePath+"/specs/" + i2,schemaPath:"#/$defs/SpecEntry/dependentRequired",keyword:"dependentRequired",params:{property: "files",
    missingProperty: "combine",
    depsCount: 1,
    deps: "combine"},message:"must have property combine when property files is present"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data7.combine !== undefined){
if(data7.files === undefined){
const err63 = {instancePath:instancePath+"/specs/" + i2,schemaPath:"#/$defs/SpecEntry/dependentRequired",keyword:"dependentRequired",params:{property: "combine",
    missingProperty: "files",
    depsCount: 1,
    deps: "files"},message:"must have property files when property combine is present"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/specs/" + i2,schemaPath:"#/$defs/SpecEntry/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/specs",schemaPath:"#/properties/specs/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.acceptedWarnings !== undefined){
let data38 = data.acceptedWarnings;
if(Array.isArray(data38)){
const len12 = data38.length;
for(let i15=0; i15<len12; i15++){
let data39 = data38[i15];
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.id === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/acceptedWarnings/" + i15,schemaPath:"#/$defs/AcceptedEntry/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data39.reason === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/acceptedWarnings/" + i15,schemaPath:"#/$defs/AcceptedEntry/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"});
errors++;
}
for(const key4 in data39){
if(!(((key4 === "id") || (key4 === "reason")) || (key4 === "until"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/acceptedWarnings/" + i15,schemaPath:"#/$defs/AcceptedEntry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"});
errors++;
}
}
if(data39.id !== undefined){
let data40 = data39.id;
if(typeof data40 === "string"){
if(func1(data40) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/acceptedWarnings/" + i15+"/id",schemaPath:"#/$defs/AcceptedEntry/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/acceptedWarnings/" + i15+"/id",schemaPath:"#/$defs/AcceptedEntry/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data39.reason !== undefined){
let data41 = data39.reason;
if(typeof data41 === "string"){
if(!pattern10.test(data41)){
vErrors = addError(vErrors, {instancePath:instancePath+"/acceptedWarnings/" + i15+"/reason",schemaPath:"#/$defs/AcceptedEntry/properties/reason/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/acceptedWarnings/" + i15+"/reason",schemaPath:"#/$defs/AcceptedEntry/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data39.until !== undefined){
let data42 = data39.until;
if(typeof data42 === "string"){
if(!pattern11.test(data42)){
vErrors = addError(vErrors, {instancePath:instancePath+"/acceptedWarnings/" + i15+"/until",schemaPath:"#/$defs/AcceptedEntry/properties/until/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"},message:"must match pattern \""+"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/acceptedWarnings/" + i15+"/until",schemaPath:"#/$defs/AcceptedEntry/properties/until/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/acceptedWarnings/" + i15,schemaPath:"#/$defs/AcceptedEntry/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/acceptedWarnings",schemaPath:"#/properties/acceptedWarnings/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.diff !== undefined){
if(!(validate103(data.diff, {instancePath:instancePath+"/diff",parentData:data,parentDataProperty:"diff",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate103.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const accepted = validate105;

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="accepted.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/" + i0,schemaPath:"config.schema.json#/$defs/AcceptedEntry/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data0.reason === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/" + i0,schemaPath:"config.schema.json#/$defs/AcceptedEntry/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"});
errors++;
}
for(const key0 in data0){
if(!(((key0 === "id") || (key0 === "reason")) || (key0 === "until"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/" + i0,schemaPath:"config.schema.json#/$defs/AcceptedEntry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(func1(data1) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/" + i0+"/id",schemaPath:"config.schema.json#/$defs/AcceptedEntry/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/" + i0+"/id",schemaPath:"config.schema.json#/$defs/AcceptedEntry/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.reason !== undefined){
let data2 = data0.reason;
if(typeof data2 === "string"){
if(!pattern10.test(data2)){
vErrors = addError(vErrors, {instancePath:instancePath+"/" + i0+"/reason",schemaPath:"config.schema.json#/$defs/AcceptedEntry/properties/reason/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/" + i0+"/reason",schemaPath:"config.schema.json#/$defs/AcceptedEntry/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.until !== undefined){
let data3 = data0.until;
if(typeof data3 === "string"){
if(!pattern11.test(data3)){
vErrors = addError(vErrors, {instancePath:instancePath+"/" + i0+"/until",schemaPath:"config.schema.json#/$defs/AcceptedEntry/properties/until/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"},message:"must match pattern \""+"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/" + i0+"/until",schemaPath:"config.schema.json#/$defs/AcceptedEntry/properties/until/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/" + i0,schemaPath:"config.schema.json#/$defs/AcceptedEntry/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const site = validate106;

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="site.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.generator === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generator"},message:"must have required property '"+"generator"+"'"});
errors++;
}
if(data.namespaces === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "namespaces"},message:"must have required property '"+"namespaces"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "$schema") || (key0 === "generator")) || (key0 === "namespaces"))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.generator !== undefined){
if(typeof data.generator !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/generator",schemaPath:"#/properties/generator/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.namespaces !== undefined){
let data2 = data.namespaces;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + i0,schemaPath:"#/$defs/SiteNamespace/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data3.name === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + i0,schemaPath:"#/$defs/SiteNamespace/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
for(const key1 in data3){
if(!(((key1 === "id") || (key1 === "name")) || (key1 === "canonical"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + i0,schemaPath:"#/$defs/SiteNamespace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"});
errors++;
}
}
if(data3.id !== undefined){
let data4 = data3.id;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + i0+"/id",schemaPath:"#/$defs/SiteNamespace/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
if(data3.name !== undefined){
if(typeof data3.name !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + i0+"/name",schemaPath:"#/$defs/SiteNamespace/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data3.canonical !== undefined){
if(typeof data3.canonical !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + i0+"/canonical",schemaPath:"#/$defs/SiteNamespace/properties/canonical/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces/" + i0,schemaPath:"#/$defs/SiteNamespace/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/namespaces",schemaPath:"#/properties/namespaces/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const result = validate107;
const schema104 = {"title":"ResultRows","description":"The path of the rows, over which a caller loops.","type":"object","required":["at","kind"],"additionalProperties":false,"properties":{"at":{"type":"array","items":{"type":"string"},"description":"The path of the field in the response, without the items of lists: query, pages, revisions."},"kind":{"enum":["item","entry","object"],"description":"A row is an item of the list there, an entry of the map there, or the object there itself."},"selector":{"type":"string","description":"The parameter whose values decide which fields a row has."}}};
const schema106 = {"title":"ResultField","type":"object","required":["is","seen"],"additionalProperties":false,"properties":{"is":{"$ref":"#/$defs/ResultShape"},"optional":{"const":true,"description":"Only some rows have it, even if `when` matches."},"when":{"$ref":"#/$defs/ResultConditions"},"values":{"type":"array","items":{"type":"string"},"minItems":1,"uniqueItems":true,"description":"Texts that were observed, if other fields depend on them. Wikis may have others."},"presentIf":{"type":"array","items":{"$ref":"#/$defs/ResultPresence"},"minItems":1,"description":"All rows that one of these matches have an optional field."},"seen":{"type":"integer","minimum":0,"description":"The number of rows with it, in the run with the most."},"servers":{"type":"array","items":{"type":"string"},"minItems":1,"uniqueItems":true,"description":"The servers that sent it, if not all of them did."},"only":{"type":"array","items":{"anyOf":[{"$ref":"#/$defs/ResultPartialType"},{"$ref":"#/$defs/ResultPartialValue"}]},"minItems":1,"description":"The parts of the field that only some of its servers have: alternatives of its type, and values of its conditions."},"example":{"type":["string","integer","number","boolean","array","object","null"],"description":"A value that was chosen by hand."},"formatversion1":{"$ref":"#/$defs/ResultFormatVersion1"}}};
const schema115 = {"title":"ResultPresence","description":"Values of fields beside this one, or of those beside the object that has it (../type), that must all match. false: the field is false or absent.","type":"object","minProperties":1,"additionalProperties":{"type":"array","items":{"type":["string","boolean"]},"minItems":1,"uniqueItems":true}};
const schema116 = {"title":"ResultPartialType","description":"A JSON type of the field's values, or of the items of its lists and maps, that only some servers sent.","type":"object","required":["type","servers"],"additionalProperties":false,"properties":{"type":{"enum":["string","number","boolean","null","array","object"]},"servers":{"type":"array","items":{"type":"string"},"minItems":1,"uniqueItems":true,"description":"The servers that sent it."}}};
const schema118 = {"title":"ResultFormatVersion1","description":"The differences in format version 1.","type":"object","minProperties":1,"additionalProperties":false,"properties":{"name":{"type":"string","description":"Its name there, such as *."},"optional":{"const":true,"description":"Only some rows have it in version 1, even if version 2 always has it."},"as":{"enum":["absent","flag","map","list","content","string","integer","number","boolean","unknown"],"description":"flag: an empty string if true, absent if false. map: the items of the list as an object. list: an object as the list of its values. content: a text as the member * of an object."}}};
const schema108 = {"title":"ResultScalar","description":"expiry: a timestamp or infinity. namespace: the number of one. unknown: any JSON.","enum":["string","timestamp","expiry","title","user","namespace","integer","number","boolean","null","unknown"]};
const wrapper20 = {validate: validate110};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.list === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "list"},message:"must have required property '"+"list"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "list")){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.list !== undefined){
if(!(wrapper20.validate(data.list, {instancePath:instancePath+"/list",parentData:data,parentDataProperty:"list",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, wrapper20.validate.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.map === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "map"},message:"must have required property '"+"map"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "map") || (key0 === "emptyIsList"))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.map !== undefined){
if(!(wrapper20.validate(data.map, {instancePath:instancePath+"/map",parentData:data,parentDataProperty:"map",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, wrapper20.validate.errors);
errors = vErrors.length;
}
}
if(data.emptyIsList !== undefined){
if(true !== data.emptyIsList){
vErrors = addError(vErrors, {instancePath:instancePath+"/emptyIsList",schemaPath:"#/properties/emptyIsList/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const wrapper22 = {validate: validate108};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.record === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record"},message:"must have required property '"+"record"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "record") || (key0 === "emptyIsList"))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.record !== undefined){
if(!(wrapper22.validate(data.record, {instancePath:instancePath+"/record",parentData:data,parentDataProperty:"record",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, wrapper22.validate.errors);
errors = vErrors.length;
}
}
if(data.emptyIsList !== undefined){
if(true !== data.emptyIsList){
vErrors = addError(vErrors, {instancePath:instancePath+"/emptyIsList",schemaPath:"#/properties/emptyIsList/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.anyOf === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "anyOf"},message:"must have required property '"+"anyOf"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "anyOf")){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.anyOf !== undefined){
let data0 = data.anyOf;
if(Array.isArray(data0)){
if(data0.length < 2){
vErrors = addError(vErrors, {instancePath:instancePath+"/anyOf",schemaPath:"#/properties/anyOf/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper20.validate(data0[i0], {instancePath:instancePath+"/anyOf/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, wrapper20.validate.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(((((((((((data === "string") || (data === "timestamp")) || (data === "expiry")) || (data === "title")) || (data === "user")) || (data === "namespace")) || (data === "integer")) || (data === "number")) || (data === "boolean")) || (data === "null")) || (data === "unknown"))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/$defs/ResultScalar/enum",keyword:"enum",params:{allowedValues: schema108.enum},message:"must be equal to one of the allowed values"});
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enumOf === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/$defs/ResultEnum/required",keyword:"required",params:{missingProperty: "enumOf"},message:"must have required property '"+"enumOf"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "enumOf")){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/$defs/ResultEnum/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.enumOf !== undefined){
if(typeof data.enumOf !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/enumOf",schemaPath:"#/$defs/ResultEnum/properties/enumOf/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/$defs/ResultEnum/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs9 = errors;
if(!(validate111(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate111.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs10 = errors;
if(!(validate113(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate113.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs11 = errors;
if(!(validate115(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate115.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs12 = errors;
if(!(validate117(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate117.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate110.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate110.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is"},message:"must have required property '"+"is"+"'"});
errors++;
}
if(data.seen === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seen"},message:"must have required property '"+"seen"+"'"});
errors++;
}
for(const key0 in data){
if(!(func16.call(schema106.properties, key0))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.is !== undefined){
if(!(validate110(data.is, {instancePath:instancePath+"/is",parentData:data,parentDataProperty:"is",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate110.errors);
errors = vErrors.length;
}
}
if(data.optional !== undefined){
if(true !== data.optional){
vErrors = addError(vErrors, {instancePath:instancePath+"/optional",schemaPath:"#/properties/optional/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.when !== undefined){
let data2 = data.when;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/when",schemaPath:"#/$defs/ResultConditions/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
for(const key1 in data2){
let data3 = data2[key1];
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
if(true !== data3){
vErrors = addError(vErrors, {instancePath:instancePath+"/when/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ResultConditions/additionalProperties/anyOf/0/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
var _valid0 = _errs10 === errors;
valid3 = valid3 || _valid0;
const _errs11 = errors;
if(Array.isArray(data3)){
if(data3.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/when/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ResultConditions/additionalProperties/anyOf/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/when/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/$defs/ResultConditions/additionalProperties/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = addError(vErrors, {instancePath:instancePath+"/when/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ResultConditions/additionalProperties/anyOf/1/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/when/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ResultConditions/additionalProperties/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
var _valid0 = _errs11 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
vErrors = addError(vErrors, {instancePath:instancePath+"/when/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ResultConditions/additionalProperties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/when",schemaPath:"#/$defs/ResultConditions/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.values !== undefined){
let data5 = data.values;
if(Array.isArray(data5)){
if(data5.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/values",schemaPath:"#/properties/values/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
if(typeof data5[i2] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/values/" + i2,schemaPath:"#/properties/values/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let i3 = data5.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data5[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
vErrors = addError(vErrors, {instancePath:instancePath+"/values",schemaPath:"#/properties/values/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"});
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.presentIf !== undefined){
let data7 = data.presentIf;
if(Array.isArray(data7)){
if(data7.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/presentIf",schemaPath:"#/properties/presentIf/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len2 = data7.length;
for(let i4=0; i4<len2; i4++){
let data8 = data7[i4];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(Object.keys(data8).length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/presentIf/" + i4,schemaPath:"#/$defs/ResultPresence/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
for(const key2 in data8){
let data9 = data8[key2];
if(Array.isArray(data9)){
if(data9.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/presentIf/" + i4+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ResultPresence/additionalProperties/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len3 = data9.length;
for(let i5=0; i5<len3; i5++){
let data10 = data9[i5];
if((typeof data10 !== "string") && (typeof data10 !== "boolean")){
vErrors = addError(vErrors, {instancePath:instancePath+"/presentIf/" + i4+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i5,schemaPath:"#/$defs/ResultPresence/additionalProperties/items/type",keyword:"type",params:{type: schema115.additionalProperties.items.type},message:"must be string,boolean"});
errors++;
}
}
let i6 = data9.length;
let j2;
if(i6 > 1){
const indices2 = {};
for(;i6--;){
let item2 = data9[i6];
if((typeof item2 !== "string") && (typeof item2 !== "boolean")){
continue;
}
if(typeof item2 == "string"){
item2 += "_";
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
vErrors = addError(vErrors, {instancePath:instancePath+"/presentIf/" + i4+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ResultPresence/additionalProperties/uniqueItems",keyword:"uniqueItems",params:{i: i6, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i6+" are identical)"});
errors++;
break;
}
indices2[item2] = i6;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/presentIf/" + i4+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ResultPresence/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/presentIf/" + i4,schemaPath:"#/$defs/ResultPresence/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/presentIf",schemaPath:"#/properties/presentIf/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.seen !== undefined){
let data11 = data.seen;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/seen",schemaPath:"#/properties/seen/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
vErrors = addError(vErrors, {instancePath:instancePath+"/seen",schemaPath:"#/properties/seen/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.servers !== undefined){
let data12 = data.servers;
if(Array.isArray(data12)){
if(data12.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len4 = data12.length;
for(let i7=0; i7<len4; i7++){
if(typeof data12[i7] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/servers/" + i7,schemaPath:"#/properties/servers/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let i8 = data12.length;
let j3;
if(i8 > 1){
const indices3 = {};
for(;i8--;){
let item3 = data12[i8];
if(typeof item3 !== "string"){
continue;
}
if(typeof indices3[item3] == "number"){
j3 = indices3[item3];
vErrors = addError(vErrors, {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/uniqueItems",keyword:"uniqueItems",params:{i: i8, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i8+" are identical)"});
errors++;
break;
}
indices3[item3] = i8;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.only !== undefined){
let data14 = data.only;
if(Array.isArray(data14)){
if(data14.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/only",schemaPath:"#/properties/only/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len5 = data14.length;
for(let i9=0; i9<len5; i9++){
let data15 = data14[i9];
const _errs38 = errors;
let valid22 = false;
const _errs39 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.type === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9,schemaPath:"#/$defs/ResultPartialType/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data15.servers === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9,schemaPath:"#/$defs/ResultPartialType/required",keyword:"required",params:{missingProperty: "servers"},message:"must have required property '"+"servers"+"'"});
errors++;
}
for(const key3 in data15){
if(!((key3 === "type") || (key3 === "servers"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9,schemaPath:"#/$defs/ResultPartialType/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"});
errors++;
}
}
if(data15.type !== undefined){
let data16 = data15.type;
if(!((((((data16 === "string") || (data16 === "number")) || (data16 === "boolean")) || (data16 === "null")) || (data16 === "array")) || (data16 === "object"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9+"/type",schemaPath:"#/$defs/ResultPartialType/properties/type/enum",keyword:"enum",params:{allowedValues: schema116.properties.type.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data15.servers !== undefined){
let data17 = data15.servers;
if(Array.isArray(data17)){
if(data17.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9+"/servers",schemaPath:"#/$defs/ResultPartialType/properties/servers/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len6 = data17.length;
for(let i10=0; i10<len6; i10++){
if(typeof data17[i10] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9+"/servers/" + i10,schemaPath:"#/$defs/ResultPartialType/properties/servers/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let i11 = data17.length;
let j4;
if(i11 > 1){
const indices4 = {};
for(;i11--;){
let item4 = data17[i11];
if(typeof item4 !== "string"){
continue;
}
if(typeof indices4[item4] == "number"){
j4 = indices4[item4];
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9+"/servers",schemaPath:"#/$defs/ResultPartialType/properties/servers/uniqueItems",keyword:"uniqueItems",params:{i: i11, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i11+" are identical)"});
errors++;
break;
}
indices4[item4] = i11;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9+"/servers",schemaPath:"#/$defs/ResultPartialType/properties/servers/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9,schemaPath:"#/$defs/ResultPartialType/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
var _valid1 = _errs39 === errors;
valid22 = valid22 || _valid1;
if(_valid1){
var props1 = true;
}
const _errs48 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.parameter === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9,schemaPath:"#/$defs/ResultPartialValue/required",keyword:"required",params:{missingProperty: "parameter"},message:"must have required property '"+"parameter"+"'"});
errors++;
}
if(data15.value === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9,schemaPath:"#/$defs/ResultPartialValue/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"});
errors++;
}
if(data15.servers === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9,schemaPath:"#/$defs/ResultPartialValue/required",keyword:"required",params:{missingProperty: "servers"},message:"must have required property '"+"servers"+"'"});
errors++;
}
for(const key4 in data15){
if(!(((key4 === "parameter") || (key4 === "value")) || (key4 === "servers"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9,schemaPath:"#/$defs/ResultPartialValue/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"});
errors++;
}
}
if(data15.parameter !== undefined){
if(typeof data15.parameter !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9+"/parameter",schemaPath:"#/$defs/ResultPartialValue/properties/parameter/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data15.value !== undefined){
if(typeof data15.value !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9+"/value",schemaPath:"#/$defs/ResultPartialValue/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data15.servers !== undefined){
let data21 = data15.servers;
if(Array.isArray(data21)){
if(data21.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9+"/servers",schemaPath:"#/$defs/ResultPartialValue/properties/servers/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len7 = data21.length;
for(let i12=0; i12<len7; i12++){
if(typeof data21[i12] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9+"/servers/" + i12,schemaPath:"#/$defs/ResultPartialValue/properties/servers/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let i13 = data21.length;
let j5;
if(i13 > 1){
const indices5 = {};
for(;i13--;){
let item5 = data21[i13];
if(typeof item5 !== "string"){
continue;
}
if(typeof indices5[item5] == "number"){
j5 = indices5[item5];
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9+"/servers",schemaPath:"#/$defs/ResultPartialValue/properties/servers/uniqueItems",keyword:"uniqueItems",params:{i: i13, j: j5},message:"must NOT have duplicate items (items ## "+j5+" and "+i13+" are identical)"});
errors++;
break;
}
indices5[item5] = i13;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9+"/servers",schemaPath:"#/$defs/ResultPartialValue/properties/servers/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9,schemaPath:"#/$defs/ResultPartialValue/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
var _valid1 = _errs48 === errors;
valid22 = valid22 || _valid1;
if(_valid1){
if(props1 !== true){
props1 = true;
}
}
if(!valid22){
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9,schemaPath:"#/properties/only/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/only",schemaPath:"#/properties/only/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.example !== undefined){
let data23 = data.example;
if((((typeof data23 != "object") && (typeof data23 !== "string")) && (!((typeof data23 == "number") && (isFinite(data23))))) && (typeof data23 !== "boolean")){
vErrors = addError(vErrors, {instancePath:instancePath+"/example",schemaPath:"#/properties/example/type",keyword:"type",params:{type: schema106.properties.example.type},message:"must be string,integer,number,boolean,array,object,null"});
errors++;
}
}
if(data.formatversion1 !== undefined){
let data24 = data.formatversion1;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(Object.keys(data24).length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/formatversion1",schemaPath:"#/$defs/ResultFormatVersion1/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
for(const key5 in data24){
if(!(((key5 === "name") || (key5 === "optional")) || (key5 === "as"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/formatversion1",schemaPath:"#/$defs/ResultFormatVersion1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"});
errors++;
}
}
if(data24.name !== undefined){
if(typeof data24.name !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/formatversion1/name",schemaPath:"#/$defs/ResultFormatVersion1/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data24.optional !== undefined){
if(true !== data24.optional){
vErrors = addError(vErrors, {instancePath:instancePath+"/formatversion1/optional",schemaPath:"#/$defs/ResultFormatVersion1/properties/optional/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data24.as !== undefined){
let data27 = data24.as;
if(!((((((((((data27 === "absent") || (data27 === "flag")) || (data27 === "map")) || (data27 === "list")) || (data27 === "content")) || (data27 === "string")) || (data27 === "integer")) || (data27 === "number")) || (data27 === "boolean")) || (data27 === "unknown"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/formatversion1/as",schemaPath:"#/$defs/ResultFormatVersion1/properties/as/enum",keyword:"enum",params:{allowedValues: schema118.properties.as.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/formatversion1",schemaPath:"#/$defs/ResultFormatVersion1/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(validate109(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate109.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tuple === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tuple"},message:"must have required property '"+"tuple"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "tuple")){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.tuple !== undefined){
let data0 = data.tuple;
if(Array.isArray(data0)){
if(data0.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/tuple",schemaPath:"#/properties/tuple/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate110(data0[i0], {instancePath:instancePath+"/tuple/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate110.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/tuple",schemaPath:"#/properties/tuple/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is"},message:"must have required property '"+"is"+"'"});
errors++;
}
if(data.seen === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seen"},message:"must have required property '"+"seen"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "is") || (key0 === "when")) || (key0 === "unless")) || (key0 === "seen"))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.is !== undefined){
let data0 = data.is;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if("text" !== data0){
vErrors = addError(vErrors, {instancePath:instancePath+"/is",schemaPath:"#/properties/is/anyOf/0/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"});
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
const _errs5 = errors;
if(!(validate124(data0, {instancePath:instancePath+"/is",parentData:data,parentDataProperty:"is",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate124.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
vErrors = addError(vErrors, {instancePath:instancePath+"/is",schemaPath:"#/properties/is/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.when !== undefined){
let data1 = data.when;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/when",schemaPath:"#/$defs/ResultConditions/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
for(const key1 in data1){
let data2 = data1[key1];
const _errs11 = errors;
let valid4 = false;
const _errs12 = errors;
if(true !== data2){
vErrors = addError(vErrors, {instancePath:instancePath+"/when/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ResultConditions/additionalProperties/anyOf/0/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
var _valid1 = _errs12 === errors;
valid4 = valid4 || _valid1;
const _errs13 = errors;
if(Array.isArray(data2)){
if(data2.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/when/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ResultConditions/additionalProperties/anyOf/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/when/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/$defs/ResultConditions/additionalProperties/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = addError(vErrors, {instancePath:instancePath+"/when/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ResultConditions/additionalProperties/anyOf/1/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/when/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ResultConditions/additionalProperties/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
var _valid1 = _errs13 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
vErrors = addError(vErrors, {instancePath:instancePath+"/when/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ResultConditions/additionalProperties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/when",schemaPath:"#/$defs/ResultConditions/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.unless !== undefined){
let data4 = data.unless;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/unless",schemaPath:"#/$defs/ResultConditions/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
for(const key2 in data4){
let data5 = data4[key2];
const _errs22 = errors;
let valid10 = false;
const _errs23 = errors;
if(true !== data5){
vErrors = addError(vErrors, {instancePath:instancePath+"/unless/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ResultConditions/additionalProperties/anyOf/0/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
var _valid2 = _errs23 === errors;
valid10 = valid10 || _valid2;
const _errs24 = errors;
if(Array.isArray(data5)){
if(data5.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/unless/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ResultConditions/additionalProperties/anyOf/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
if(typeof data5[i2] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/unless/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"#/$defs/ResultConditions/additionalProperties/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let i3 = data5.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data5[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
vErrors = addError(vErrors, {instancePath:instancePath+"/unless/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ResultConditions/additionalProperties/anyOf/1/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"});
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/unless/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ResultConditions/additionalProperties/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
var _valid2 = _errs24 === errors;
valid10 = valid10 || _valid2;
if(!valid10){
vErrors = addError(vErrors, {instancePath:instancePath+"/unless/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ResultConditions/additionalProperties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/unless",schemaPath:"#/$defs/ResultConditions/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.seen !== undefined){
let data7 = data.seen;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/seen",schemaPath:"#/properties/seen/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
vErrors = addError(vErrors, {instancePath:instancePath+"/seen",schemaPath:"#/properties/seen/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="result.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.module === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "module"},message:"must have required property '"+"module"+"'"});
errors++;
}
if(data.servers === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "servers"},message:"must have required property '"+"servers"+"'"});
errors++;
}
if(data.response === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "response"},message:"must have required property '"+"response"+"'"});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "$schema") || (key0 === "module")) || (key0 === "servers")) || (key0 === "rows")) || (key0 === "response")) || (key0 === "generator")) || (key0 === "bodies")) || (key0 === "errors"))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.module !== undefined){
let data1 = data.module;
if(typeof data1 === "string"){
if(func1(data1) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/module",schemaPath:"#/properties/module/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/module",schemaPath:"#/properties/module/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.servers !== undefined){
let data2 = data.servers;
if(Array.isArray(data2)){
if(data2.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func1(data3) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/servers/" + i0,schemaPath:"#/properties/servers/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/servers/" + i0,schemaPath:"#/properties/servers/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = addError(vErrors, {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.rows !== undefined){
let data4 = data.rows;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.at === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/rows",schemaPath:"#/$defs/ResultRows/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"});
errors++;
}
if(data4.kind === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/rows",schemaPath:"#/$defs/ResultRows/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"});
errors++;
}
for(const key1 in data4){
if(!(((key1 === "at") || (key1 === "kind")) || (key1 === "selector"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/rows",schemaPath:"#/$defs/ResultRows/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"});
errors++;
}
}
if(data4.at !== undefined){
let data5 = data4.at;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
if(typeof data5[i2] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/rows/at/" + i2,schemaPath:"#/$defs/ResultRows/properties/at/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/rows/at",schemaPath:"#/$defs/ResultRows/properties/at/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data4.kind !== undefined){
let data7 = data4.kind;
if(!(((data7 === "item") || (data7 === "entry")) || (data7 === "object"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/rows/kind",schemaPath:"#/$defs/ResultRows/properties/kind/enum",keyword:"enum",params:{allowedValues: schema104.properties.kind.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data4.selector !== undefined){
if(typeof data4.selector !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/rows/selector",schemaPath:"#/$defs/ResultRows/properties/selector/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/rows",schemaPath:"#/$defs/ResultRows/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.response !== undefined){
if(!(validate108(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate108.errors);
errors = vErrors.length;
}
}
if(data.generator !== undefined){
if(!(validate108(data.generator, {instancePath:instancePath+"/generator",parentData:data,parentDataProperty:"generator",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate108.errors);
errors = vErrors.length;
}
}
if(data.bodies !== undefined){
let data11 = data.bodies;
if(Array.isArray(data11)){
if(data11.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/bodies",schemaPath:"#/properties/bodies/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len2 = data11.length;
for(let i3=0; i3<len2; i3++){
if(!(validate123(data11[i3], {instancePath:instancePath+"/bodies/" + i3,parentData:data11,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate123.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/bodies",schemaPath:"#/properties/bodies/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.errors !== undefined){
let data13 = data.errors;
if(Array.isArray(data13)){
if(data13.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len3 = data13.length;
for(let i4=0; i4<len3; i4++){
let data14 = data13[i4];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.code === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/errors/" + i4,schemaPath:"#/$defs/ResultError/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"});
errors++;
}
for(const key2 in data14){
if(!((key2 === "code") || (key2 === "servers"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/errors/" + i4,schemaPath:"#/$defs/ResultError/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"});
errors++;
}
}
if(data14.code !== undefined){
let data15 = data14.code;
if(typeof data15 === "string"){
if(func1(data15) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/errors/" + i4+"/code",schemaPath:"#/$defs/ResultError/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/errors/" + i4+"/code",schemaPath:"#/$defs/ResultError/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data14.servers !== undefined){
let data16 = data14.servers;
if(Array.isArray(data16)){
if(data16.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/errors/" + i4+"/servers",schemaPath:"#/$defs/ResultError/properties/servers/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len4 = data16.length;
for(let i5=0; i5<len4; i5++){
if(typeof data16[i5] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/errors/" + i4+"/servers/" + i5,schemaPath:"#/$defs/ResultError/properties/servers/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let i6 = data16.length;
let j1;
if(i6 > 1){
const indices1 = {};
for(;i6--;){
let item1 = data16[i6];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
vErrors = addError(vErrors, {instancePath:instancePath+"/errors/" + i4+"/servers",schemaPath:"#/$defs/ResultError/properties/servers/uniqueItems",keyword:"uniqueItems",params:{i: i6, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i6+" are identical)"});
errors++;
break;
}
indices1[item1] = i6;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/errors/" + i4+"/servers",schemaPath:"#/$defs/ResultError/properties/servers/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/errors/" + i4,schemaPath:"#/$defs/ResultError/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const corrections = validate128;

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is"},message:"must have required property '"+"is"+"'"});
errors++;
}
if(data.seen === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seen"},message:"must have required property '"+"seen"+"'"});
errors++;
}
for(const key0 in data){
if(!(func16.call(schema106.properties, key0))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.is !== undefined){
if(!(validate110(data.is, {instancePath:instancePath+"/is",parentData:data,parentDataProperty:"is",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate110.errors);
errors = vErrors.length;
}
}
if(data.optional !== undefined){
if(true !== data.optional){
vErrors = addError(vErrors, {instancePath:instancePath+"/optional",schemaPath:"#/properties/optional/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.when !== undefined){
let data2 = data.when;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/when",schemaPath:"#/$defs/ResultConditions/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
for(const key1 in data2){
let data3 = data2[key1];
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
if(true !== data3){
vErrors = addError(vErrors, {instancePath:instancePath+"/when/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ResultConditions/additionalProperties/anyOf/0/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
var _valid0 = _errs10 === errors;
valid3 = valid3 || _valid0;
const _errs11 = errors;
if(Array.isArray(data3)){
if(data3.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/when/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ResultConditions/additionalProperties/anyOf/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/when/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/$defs/ResultConditions/additionalProperties/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = addError(vErrors, {instancePath:instancePath+"/when/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ResultConditions/additionalProperties/anyOf/1/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/when/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ResultConditions/additionalProperties/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
var _valid0 = _errs11 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
vErrors = addError(vErrors, {instancePath:instancePath+"/when/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ResultConditions/additionalProperties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/when",schemaPath:"#/$defs/ResultConditions/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.values !== undefined){
let data5 = data.values;
if(Array.isArray(data5)){
if(data5.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/values",schemaPath:"#/properties/values/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
if(typeof data5[i2] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/values/" + i2,schemaPath:"#/properties/values/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let i3 = data5.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data5[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
vErrors = addError(vErrors, {instancePath:instancePath+"/values",schemaPath:"#/properties/values/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"});
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.presentIf !== undefined){
let data7 = data.presentIf;
if(Array.isArray(data7)){
if(data7.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/presentIf",schemaPath:"#/properties/presentIf/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len2 = data7.length;
for(let i4=0; i4<len2; i4++){
let data8 = data7[i4];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(Object.keys(data8).length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/presentIf/" + i4,schemaPath:"#/$defs/ResultPresence/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
for(const key2 in data8){
let data9 = data8[key2];
if(Array.isArray(data9)){
if(data9.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/presentIf/" + i4+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ResultPresence/additionalProperties/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len3 = data9.length;
for(let i5=0; i5<len3; i5++){
let data10 = data9[i5];
if((typeof data10 !== "string") && (typeof data10 !== "boolean")){
vErrors = addError(vErrors, {instancePath:instancePath+"/presentIf/" + i4+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i5,schemaPath:"#/$defs/ResultPresence/additionalProperties/items/type",keyword:"type",params:{type: schema115.additionalProperties.items.type},message:"must be string,boolean"});
errors++;
}
}
let i6 = data9.length;
let j2;
if(i6 > 1){
const indices2 = {};
for(;i6--;){
let item2 = data9[i6];
if((typeof item2 !== "string") && (typeof item2 !== "boolean")){
continue;
}
if(typeof item2 == "string"){
item2 += "_";
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
vErrors = addError(vErrors, {instancePath:instancePath+"/presentIf/" + i4+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ResultPresence/additionalProperties/uniqueItems",keyword:"uniqueItems",params:{i: i6, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i6+" are identical)"});
errors++;
break;
}
indices2[item2] = i6;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/presentIf/" + i4+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ResultPresence/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/presentIf/" + i4,schemaPath:"#/$defs/ResultPresence/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/presentIf",schemaPath:"#/properties/presentIf/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.seen !== undefined){
let data11 = data.seen;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
vErrors = addError(vErrors, {instancePath:instancePath+"/seen",schemaPath:"#/properties/seen/type",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
vErrors = addError(vErrors, {instancePath:instancePath+"/seen",schemaPath:"#/properties/seen/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.servers !== undefined){
let data12 = data.servers;
if(Array.isArray(data12)){
if(data12.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len4 = data12.length;
for(let i7=0; i7<len4; i7++){
if(typeof data12[i7] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/servers/" + i7,schemaPath:"#/properties/servers/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let i8 = data12.length;
let j3;
if(i8 > 1){
const indices3 = {};
for(;i8--;){
let item3 = data12[i8];
if(typeof item3 !== "string"){
continue;
}
if(typeof indices3[item3] == "number"){
j3 = indices3[item3];
vErrors = addError(vErrors, {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/uniqueItems",keyword:"uniqueItems",params:{i: i8, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i8+" are identical)"});
errors++;
break;
}
indices3[item3] = i8;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.only !== undefined){
let data14 = data.only;
if(Array.isArray(data14)){
if(data14.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/only",schemaPath:"#/properties/only/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len5 = data14.length;
for(let i9=0; i9<len5; i9++){
let data15 = data14[i9];
const _errs38 = errors;
let valid22 = false;
const _errs39 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.type === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9,schemaPath:"#/$defs/ResultPartialType/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data15.servers === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9,schemaPath:"#/$defs/ResultPartialType/required",keyword:"required",params:{missingProperty: "servers"},message:"must have required property '"+"servers"+"'"});
errors++;
}
for(const key3 in data15){
if(!((key3 === "type") || (key3 === "servers"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9,schemaPath:"#/$defs/ResultPartialType/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"});
errors++;
}
}
if(data15.type !== undefined){
let data16 = data15.type;
if(!((((((data16 === "string") || (data16 === "number")) || (data16 === "boolean")) || (data16 === "null")) || (data16 === "array")) || (data16 === "object"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9+"/type",schemaPath:"#/$defs/ResultPartialType/properties/type/enum",keyword:"enum",params:{allowedValues: schema116.properties.type.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data15.servers !== undefined){
let data17 = data15.servers;
if(Array.isArray(data17)){
if(data17.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9+"/servers",schemaPath:"#/$defs/ResultPartialType/properties/servers/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len6 = data17.length;
for(let i10=0; i10<len6; i10++){
if(typeof data17[i10] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9+"/servers/" + i10,schemaPath:"#/$defs/ResultPartialType/properties/servers/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let i11 = data17.length;
let j4;
if(i11 > 1){
const indices4 = {};
for(;i11--;){
let item4 = data17[i11];
if(typeof item4 !== "string"){
continue;
}
if(typeof indices4[item4] == "number"){
j4 = indices4[item4];
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9+"/servers",schemaPath:"#/$defs/ResultPartialType/properties/servers/uniqueItems",keyword:"uniqueItems",params:{i: i11, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i11+" are identical)"});
errors++;
break;
}
indices4[item4] = i11;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9+"/servers",schemaPath:"#/$defs/ResultPartialType/properties/servers/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9,schemaPath:"#/$defs/ResultPartialType/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
var _valid1 = _errs39 === errors;
valid22 = valid22 || _valid1;
if(_valid1){
var props1 = true;
}
const _errs48 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.parameter === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9,schemaPath:"#/$defs/ResultPartialValue/required",keyword:"required",params:{missingProperty: "parameter"},message:"must have required property '"+"parameter"+"'"});
errors++;
}
if(data15.value === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9,schemaPath:"#/$defs/ResultPartialValue/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"});
errors++;
}
if(data15.servers === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9,schemaPath:"#/$defs/ResultPartialValue/required",keyword:"required",params:{missingProperty: "servers"},message:"must have required property '"+"servers"+"'"});
errors++;
}
for(const key4 in data15){
if(!(((key4 === "parameter") || (key4 === "value")) || (key4 === "servers"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9,schemaPath:"#/$defs/ResultPartialValue/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"});
errors++;
}
}
if(data15.parameter !== undefined){
if(typeof data15.parameter !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9+"/parameter",schemaPath:"#/$defs/ResultPartialValue/properties/parameter/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data15.value !== undefined){
if(typeof data15.value !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9+"/value",schemaPath:"#/$defs/ResultPartialValue/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data15.servers !== undefined){
let data21 = data15.servers;
if(Array.isArray(data21)){
if(data21.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9+"/servers",schemaPath:"#/$defs/ResultPartialValue/properties/servers/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len7 = data21.length;
for(let i12=0; i12<len7; i12++){
if(typeof data21[i12] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9+"/servers/" + i12,schemaPath:"#/$defs/ResultPartialValue/properties/servers/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let i13 = data21.length;
let j5;
if(i13 > 1){
const indices5 = {};
for(;i13--;){
let item5 = data21[i13];
if(typeof item5 !== "string"){
continue;
}
if(typeof indices5[item5] == "number"){
j5 = indices5[item5];
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9+"/servers",schemaPath:"#/$defs/ResultPartialValue/properties/servers/uniqueItems",keyword:"uniqueItems",params:{i: i13, j: j5},message:"must NOT have duplicate items (items ## "+j5+" and "+i13+" are identical)"});
errors++;
break;
}
indices5[item5] = i13;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9+"/servers",schemaPath:"#/$defs/ResultPartialValue/properties/servers/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9,schemaPath:"#/$defs/ResultPartialValue/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
var _valid1 = _errs48 === errors;
valid22 = valid22 || _valid1;
if(_valid1){
if(props1 !== true){
props1 = true;
}
}
if(!valid22){
vErrors = addError(vErrors, {instancePath:instancePath+"/only/" + i9,schemaPath:"#/properties/only/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/only",schemaPath:"#/properties/only/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.example !== undefined){
let data23 = data.example;
if((((typeof data23 != "object") && (typeof data23 !== "string")) && (!((typeof data23 == "number") && (isFinite(data23))))) && (typeof data23 !== "boolean")){
vErrors = addError(vErrors, {instancePath:instancePath+"/example",schemaPath:"#/properties/example/type",keyword:"type",params:{type: schema106.properties.example.type},message:"must be string,integer,number,boolean,array,object,null"});
errors++;
}
}
if(data.formatversion1 !== undefined){
let data24 = data.formatversion1;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(Object.keys(data24).length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/formatversion1",schemaPath:"#/$defs/ResultFormatVersion1/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
for(const key5 in data24){
if(!(((key5 === "name") || (key5 === "optional")) || (key5 === "as"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/formatversion1",schemaPath:"#/$defs/ResultFormatVersion1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"});
errors++;
}
}
if(data24.name !== undefined){
if(typeof data24.name !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/formatversion1/name",schemaPath:"#/$defs/ResultFormatVersion1/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data24.optional !== undefined){
if(true !== data24.optional){
vErrors = addError(vErrors, {instancePath:instancePath+"/formatversion1/optional",schemaPath:"#/$defs/ResultFormatVersion1/properties/optional/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data24.as !== undefined){
let data27 = data24.as;
if(!((((((((((data27 === "absent") || (data27 === "flag")) || (data27 === "map")) || (data27 === "list")) || (data27 === "content")) || (data27 === "string")) || (data27 === "integer")) || (data27 === "number")) || (data27 === "boolean")) || (data27 === "unknown"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/formatversion1/as",schemaPath:"#/$defs/ResultFormatVersion1/properties/as/enum",keyword:"enum",params:{allowedValues: schema118.properties.as.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/formatversion1",schemaPath:"#/$defs/ResultFormatVersion1/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="corrections.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.corrections === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "corrections"},message:"must have required property '"+"corrections"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "$schema") || (key0 === "corrections"))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.corrections !== undefined){
let data1 = data.corrections;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.module === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/corrections/" + i0,schemaPath:"#/properties/corrections/items/required",keyword:"required",params:{missingProperty: "module"},message:"must have required property '"+"module"+"'"});
errors++;
}
if(data2.at === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/corrections/" + i0,schemaPath:"#/properties/corrections/items/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"});
errors++;
}
if(data2.reason === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/corrections/" + i0,schemaPath:"#/properties/corrections/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"});
errors++;
}
for(const key1 in data2){
if(!((((key1 === "module") || (key1 === "at")) || (key1 === "field")) || (key1 === "reason"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/corrections/" + i0,schemaPath:"#/properties/corrections/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"});
errors++;
}
}
if(data2.module !== undefined){
if(typeof data2.module !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/corrections/" + i0+"/module",schemaPath:"#/properties/corrections/items/properties/module/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data2.at !== undefined){
let data4 = data2.at;
if(Array.isArray(data4)){
if(data4.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/corrections/" + i0+"/at",schemaPath:"#/properties/corrections/items/properties/at/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/corrections/" + i0+"/at/" + i1,schemaPath:"#/properties/corrections/items/properties/at/items/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/corrections/" + i0+"/at",schemaPath:"#/properties/corrections/items/properties/at/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data2.field !== undefined){
if(!(validate129(data2.field, {instancePath:instancePath+"/corrections/" + i0+"/field",parentData:data2,parentDataProperty:"field",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate129.errors);
errors = vErrors.length;
}
}
if(data2.reason !== undefined){
let data7 = data2.reason;
if(typeof data7 === "string"){
if(func1(data7) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/corrections/" + i0+"/reason",schemaPath:"#/properties/corrections/items/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/corrections/" + i0+"/reason",schemaPath:"#/properties/corrections/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/corrections/" + i0,schemaPath:"#/properties/corrections/items/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/corrections",schemaPath:"#/properties/corrections/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const descriptions = validate132;
const pattern16 = new RegExp("^\\S[^\\r\\n]*$", "u");
const pattern17 = new RegExp("^https?://[^\\s]+$", "u");

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "description") || (key0 === "values"))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.description !== undefined){
let data0 = data.description;
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
vErrors = addError(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/$defs/Line/pattern",keyword:"pattern",params:{pattern: "^\\S[^\\r\\n]*$"},message:"must match pattern \""+"^\\S[^\\r\\n]*$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/$defs/Line/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.values !== undefined){
let data1 = data.values;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
let data2 = data1[key1];
if(typeof data2 === "string"){
if(!pattern16.test(data2)){
vErrors = addError(vErrors, {instancePath:instancePath+"/values/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Line/pattern",keyword:"pattern",params:{pattern: "^\\S[^\\r\\n]*$"},message:"must match pattern \""+"^\\S[^\\r\\n]*$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/values/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Line/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "description") || (key0 === "manual")) || (key0 === "parameters")) || (key0 === "fields"))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.description !== undefined){
let data0 = data.description;
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
vErrors = addError(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/$defs/Line/pattern",keyword:"pattern",params:{pattern: "^\\S[^\\r\\n]*$"},message:"must match pattern \""+"^\\S[^\\r\\n]*$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/$defs/Line/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.manual !== undefined){
let data1 = data.manual;
if(typeof data1 === "string"){
if(!pattern17.test(data1)){
vErrors = addError(vErrors, {instancePath:instancePath+"/manual",schemaPath:"#/properties/manual/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s]+$"},message:"must match pattern \""+"^https?://[^\\s]+$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/manual",schemaPath:"#/properties/manual/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.parameters !== undefined){
let data2 = data.parameters;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
const _errs11 = errors;
let valid3 = false;
const _errs12 = errors;
if(typeof data3 === "string"){
if(!pattern16.test(data3)){
vErrors = addError(vErrors, {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Line/pattern",keyword:"pattern",params:{pattern: "^\\S[^\\r\\n]*$"},message:"must match pattern \""+"^\\S[^\\r\\n]*$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Line/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
var _valid0 = _errs12 === errors;
valid3 = valid3 || _valid0;
const _errs15 = errors;
if(!(validate134(data3, {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate134.errors);
errors = vErrors.length;
}
var _valid0 = _errs15 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
vErrors = addError(vErrors, {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/parameters/additionalProperties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.fields !== undefined){
let data4 = data.fields;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
let data5 = data4[key2];
if(typeof data5 === "string"){
if(!pattern16.test(data5)){
vErrors = addError(vErrors, {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Line/pattern",keyword:"pattern",params:{pattern: "^\\S[^\\r\\n]*$"},message:"must match pattern \""+"^\\S[^\\r\\n]*$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Line/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="descriptions.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.modules === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "modules"},message:"must have required property '"+"modules"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "$schema") || (key0 === "modules")) || (key0 === "fields"))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.modules !== undefined){
let data1 = data.modules;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(validate133(data1[key1], {instancePath:instancePath+"/modules/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate133.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/modules",schemaPath:"#/properties/modules/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.fields !== undefined){
let data3 = data.fields;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 in data3){
let data4 = data3[key2];
if(typeof data4 === "string"){
if(!pattern16.test(data4)){
vErrors = addError(vErrors, {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Line/pattern",keyword:"pattern",params:{pattern: "^\\S[^\\r\\n]*$"},message:"must match pattern \""+"^\\S[^\\r\\n]*$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Line/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const scenario = validate137;
const pattern23 = new RegExp("^1\\.[0-9]+$", "u");

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "as") || (key0 === "action")) || (key0 === "params")) || (key0 === "files")) || (key0 === "keep")) || (key0 === "fails")) || (key0 === "since"))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.as !== undefined){
let data0 = data.as;
if(typeof data0 === "string"){
if(func1(data0) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/as",schemaPath:"#/properties/as/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/as",schemaPath:"#/properties/as/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.action !== undefined){
let data1 = data.action;
if(typeof data1 === "string"){
if(func1(data1) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/action",schemaPath:"#/properties/action/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.params !== undefined){
let data2 = data.params;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(typeof data2[key1] !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/params/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/params/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.files !== undefined){
let data4 = data.files;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
let data5 = data4[key2];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.name === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/files/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ScenarioFile/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data5.base64 === undefined){
vErrors = addError(vErrors, {instancePath:instancePath+"/files/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ScenarioFile/required",keyword:"required",params:{missingProperty: "base64"},message:"must have required property '"+"base64"+"'"});
errors++;
}
for(const key3 in data5){
if(!((key3 === "name") || (key3 === "base64"))){
vErrors = addError(vErrors, {instancePath:instancePath+"/files/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ScenarioFile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"});
errors++;
}
}
if(data5.name !== undefined){
let data6 = data5.name;
if(typeof data6 === "string"){
if(func1(data6) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/files/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"#/$defs/ScenarioFile/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/files/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"#/$defs/ScenarioFile/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data5.base64 !== undefined){
if(typeof data5.base64 !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/files/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/base64",schemaPath:"#/$defs/ScenarioFile/properties/base64/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/files/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ScenarioFile/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.keep !== undefined){
let data8 = data.keep;
if(typeof data8 === "string"){
if(func1(data8) < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.fails !== undefined){
if(true !== data.fails){
vErrors = addError(vErrors, {instancePath:instancePath+"/fails",schemaPath:"#/properties/fails/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"});
errors++;
}
}
if(data.since !== undefined){
let data10 = data.since;
if(typeof data10 === "string"){
if(!pattern23.test(data10)){
vErrors = addError(vErrors, {instancePath:instancePath+"/since",schemaPath:"#/properties/since/pattern",keyword:"pattern",params:{pattern: "^1\\.[0-9]+$"},message:"must match pattern \""+"^1\\.[0-9]+$"+"\""});
errors++;
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="scenario.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate137.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.steps === undefined){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "$schema") || (key0 === "steps")) || (key0 === "undo"))){
vErrors = addError(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
vErrors = addError(vErrors, {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.steps !== undefined){
let data1 = data.steps;
if(Array.isArray(data1)){
if(data1.length < 1){
vErrors = addError(vErrors, {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate138(data1[i0], {instancePath:instancePath+"/steps/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate138.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.undo !== undefined){
let data3 = data.undo;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate138(data3[i1], {instancePath:instancePath+"/undo/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate138.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = addError(vErrors, {instancePath:instancePath+"/undo",schemaPath:"#/properties/undo/type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function addError(errors, error) {
if (errors === null) return [error];
errors.push(error);
return errors;
}

function joinErrors(errors, more) {
if (errors === null) return more;
for (const error of more) errors.push(error);
return errors;
}
